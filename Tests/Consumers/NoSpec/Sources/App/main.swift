print("there are no routes")
