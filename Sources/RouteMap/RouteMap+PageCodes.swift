extension RouteMap {
    /// The script that draws QR codes.
    static let codeScript = #"""
        // A QR code (ISO/IEC 18004): byte mode, error correction L, which is enough for a screen.

        // Some versions whose blocks have one length: more modules than the last has are too small
        // to be scanned. With how many blocks there are, how many bytes of data and of correction
        // each has, the rows and columns of small squares, and the bits that say the version.
        const qrVersions = [
          { version: 3, blocks: 1, data: 55, correction: 15, places: [6, 22], bits: 0 },
          { version: 5, blocks: 1, data: 108, correction: 26, places: [6, 30], bits: 0 },
          { version: 9, blocks: 2, data: 116, correction: 30, places: [6, 26, 46], bits: 0x09a99 },
          { version: 13, blocks: 4, data: 107, correction: 26, places: [6, 34, 62], bits: 0x0d847 },
        ];

        // The modules of a code, row by row: true is dark. Null for a text that is too long.
        function qrCode(text) {
          const bytes = new TextEncoder().encode(text);
          const version = qrVersions.find(({ blocks, data }) => bytes.length + 3 <= blocks * data);
          if (!version) return null;
          const rows = qrFrame(version);
          qrPlace(rows, qrInterleaved(qrData(bytes, version), version));
          return rows;
        }

        // The data codewords: the mode, the length, the bytes, the end, and padding. Mode and end
        // have four bits each.
        function qrData(bytes, { version, blocks, data }) {
          const hex = (value, digits) => value.toString(16).padStart(digits, "0");
          const length = hex(bytes.length, version < 10 ? 2 : 4);
          const text = Array.from(bytes, (byte) => hex(byte, 2)).join("");
          const digits = `4${length}${text}0`.padEnd(2 * blocks * data, "ec11");
          return digits.match(/../g).map((byte) => parseInt(byte, 16));
        }

        // A product in the field of 256 elements that the error correction calculates in.
        function qrProduct(a, b) {
          let product = 0;
          for (let bit = 7; bit >= 0; bit--) {
            product = (product << 1) ^ ((product >> 7) * 0x11d);
            product ^= ((b >> bit) & 1) * a;
          }
          return product;
        }

        // The remainder of a block divided by the generator of a degree: the bytes that correct it.
        function qrCorrection(block, degree) {
          const generator = new Array(degree).fill(0);
          generator[degree - 1] = 1;
          let root = 1;
          for (let step = 0; step < degree; step++) {
            for (let index = 0; index < degree; index++) {
              generator[index] = qrProduct(generator[index], root) ^ (generator[index + 1] ?? 0);
            }
            root = qrProduct(root, 2);
          }
          const remainder = new Array(degree).fill(0);
          for (const byte of block) {
            const factor = byte ^ remainder.shift();
            remainder.push(0);
            generator.forEach((coefficient, index) => (remainder[index] ^= qrProduct(coefficient, factor)));
          }
          return remainder;
        }

        // The first bytes of all blocks, then the second ones, and so on; then their correction in
        // the same way.
        function qrInterleaved(bytes, { blocks, data, correction }) {
          const parts = Array.from({ length: blocks }, (_, index) => bytes.slice(index * data, (index + 1) * data));
          const turns = (lists) => lists[0].flatMap((_, index) => lists.map((list) => list[index]));
          return [...turns(parts), ...turns(parts.map((part) => qrCorrection(part, correction)))];
        }

        // The fixed patterns of a version. The modules for data are undefined.
        function qrFrame({ version, places, bits }) {
          const size = 4 * version + 17;
          const rows = Array.from({ length: size }, () => new Array(size).fill(undefined));
          // A square of rings around a center, some of them light.
          const draw = (row, column, radius, lightRings) => {
            for (let y = Math.max(0, row - radius); y <= Math.min(size - 1, row + radius); y++) {
              for (let x = Math.max(0, column - radius); x <= Math.min(size - 1, column + radius); x++) {
                rows[y][x] = !lightRings.includes(Math.max(Math.abs(x - column), Math.abs(y - row)));
              }
            }
          };
          for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) draw(row, column, 4, [2, 4]);
          for (const row of places) {
            for (const column of places) if (rows[row][column] === undefined) draw(row, column, 2, [1]);
          }
          for (let index = 0; index < size; index++) rows[6][index] = rows[index][6] = index % 2 === 0;
          // Both copies of the format: error correction L, and the mask in which squares alternate.
          const near = [0, 1, 2, 3, 4, 5, 7, 8, 7, 5, 4, 3, 2, 1, 0];
          for (let index = 0; index < 15; index++) {
            const far = index < 8 ? size - 1 - index : size - 15 + index;
            const isDark = ((0x77c4 >> index) & 1) === 1;
            if (index < 8) rows[near[index]][8] = rows[8][far] = isDark;
            else rows[8][near[index]] = rows[far][8] = isDark;
          }
          rows[size - 8][8] = true;
          for (let index = 0; bits && index < 18; index++) {
            const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
            rows[near][far] = rows[far][near] = ((bits >> index) & 1) === 1;
          }
          return rows;
        }

        // Puts bytes into the modules that are undefined: up and down in columns of two, from the
        // right.
        function qrPlace(rows, bytes) {
          const size = rows.length;
          let bit = 0;
          let isUpward = true;
          for (let right = size - 1; right > 0; right -= 2) {
            if (right === 6) right--;
            for (let step = 0; step < 2 * size; step++) {
              const row = isUpward ? size - 1 - (step >> 1) : step >> 1;
              const column = right - (step & 1);
              if (rows[row][column] !== undefined) continue;
              const isSet = (bytes[bit >> 3] >> (7 - (bit & 7))) & 1;
              rows[row][column] = (isSet === 1) !== ((row + column) % 2 === 0);
              bit++;
            }
            isUpward = !isUpward;
          }
        }
        """#
}
