extension RouteMap {
    /// The script that draws QR codes.
    static let codeScript = #"""
        // A QR code (ISO/IEC 18004): byte mode, error correction M.

        // By version: how many blocks the data is split into, and how many bytes correct each.
        const blockCounts = [
          1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
          17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ];
        const correctionCounts = [
          10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
          26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ];

        // The modules of a code, row by row: true is dark. Null for a text that is too long.
        function qrCode(text) {
          const bytes = new TextEncoder().encode(text);
          const version = qrVersion(bytes.length);
          if (!version) return null;
          const code = qrFrame(version);
          qrPlace(code, qrInterleaved(qrData(bytes, version), version));
          return code;
        }

        // How many bytes a version has, data and correction together.
        function qrByteCount(version) {
          let modules = (16 * version + 128) * version + 64;
          if (version > 1) {
            const count = Math.floor(version / 7) + 2;
            modules -= (25 * count - 10) * count - 55;
          }
          if (version > 6) modules -= 36;
          return Math.floor(modules / 8);
        }

        function qrDataCount(version) {
          return qrByteCount(version) - blockCounts[version - 1] * correctionCounts[version - 1];
        }

        // The smallest version that holds so many bytes; 0 if there is none.
        function qrVersion(count) {
          for (let version = 1; version <= 40; version++) {
            if (count + (version < 10 ? 2 : 3) <= qrDataCount(version)) return version;
          }
          return 0;
        }

        // The data codewords: the mode, the length, the bytes, and padding.
        function qrData(bytes, version) {
          const bits = [];
          const append = (value, count) => {
            for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
          };
          append(4, 4);
          append(bytes.length, version < 10 ? 8 : 16);
          for (const byte of bytes) append(byte, 8);
          append(0, 4);
          const data = [];
          for (let start = 0; start < bits.length; start += 8) {
            data.push(bits.slice(start, start + 8).reduce((byte, bit) => byte * 2 + bit, 0));
          }
          for (let filler = 0xec; data.length < qrDataCount(version); filler ^= 0xec ^ 0x11) data.push(filler);
          return data;
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

        // The first bytes of all blocks, then the second ones, and so on; then their correction in the same way.
        function qrInterleaved(data, version) {
          const count = blockCounts[version - 1];
          const length = Math.floor(data.length / count);
          const shortCount = count - (data.length % count);
          const blocks = [];
          for (let start = 0; blocks.length < count; ) {
            const end = start + length + (blocks.length < shortCount ? 0 : 1);
            blocks.push(data.slice(start, end));
            start = end;
          }
          const corrections = blocks.map((block) => qrCorrection(block, correctionCounts[version - 1]));
          return [blocks, corrections].flatMap((lists) => {
            const longest = Math.max(...lists.map((list) => list.length));
            const places = [...Array(longest).keys()];
            return places.flatMap((place) => lists.filter((list) => place < list.length).map((list) => list[place]));
          });
        }

        // The fixed patterns of a version. The modules for data are undefined.
        function qrFrame(version) {
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
          for (let index = 0; index < size; index++) rows[6][index] = rows[index][6] = index % 2 === 0;
          draw(3, 3, 4, [2, 4]);
          draw(3, size - 4, 4, [2, 4]);
          draw(size - 4, 3, 4, [2, 4]);
          const places = qrAlignment(version);
          for (const row of places) {
            for (const column of places) {
              const isInCorner = Math.min(row, column) === 6 && [6, size - 7].includes(Math.max(row, column));
              if (!isInCorner) draw(row, column, 2, [1]);
            }
          }
          qrSetFormat(rows);
          if (version > 6) qrSetVersion(rows, version);
          return rows;
        }

        // The rows, which are also the columns, of the small squares.
        function qrAlignment(version) {
          if (version === 1) return [];
          const count = Math.floor(version / 7) + 2;
          const step = version === 32 ? 26 : 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
          const places = [6];
          for (let index = count - 2; index >= 0; index--) places.push(4 * version + 10 - index * step);
          return places;
        }

        // A number and the remainder that protects it.
        function qrProtected(number, count, generator) {
          const degree = generator.toString(2).length - 1;
          let remainder = number << degree;
          for (let bit = count - 1; bit >= 0; bit--) {
            if ((remainder >> (bit + degree)) & 1) remainder ^= generator << bit;
          }
          return (number << degree) | remainder;
        }

        // Draws both copies of the format: error correction M, and the mask in which squares alternate.
        function qrSetFormat(rows) {
          const size = rows.length;
          const format = 0x5412;
          for (let index = 0; index < 15; index++) {
            const isDark = ((format >> index) & 1) === 1;
            const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index + (index === 8 ? 1 : 0);
            if (index < 8) {
              rows[near][8] = isDark;
              rows[8][size - 1 - index] = isDark;
            } else {
              rows[8][near] = isDark;
              rows[size - 15 + index][8] = isDark;
            }
          }
          rows[size - 8][8] = true;
        }

        // Draws the version, twice.
        function qrSetVersion(rows, version) {
          const bits = qrProtected(version, 6, 0x1f25);
          for (let index = 0; index < 18; index++) {
            const [near, far] = [Math.floor(index / 3), rows.length - 11 + (index % 3)];
            rows[near][far] = rows[far][near] = ((bits >> index) & 1) === 1;
          }
        }

        // Puts bytes into the modules that are undefined: up and down in columns of two, from the right.
        function qrPlace(rows, bytes) {
          const size = rows.length;
          let bit = 0;
          const place = (row, column) => {
            if (rows[row][column] !== undefined) return;
            const byte = bytes[bit >> 3] ?? 0;
            const isMasked = (row + column) % 2 === 0;
            rows[row][column] = (((byte >> (7 - (bit & 7))) & 1) === 1) !== isMasked;
            bit++;
          };
          let isUpward = true;
          for (let right = size - 1; right > 0; right -= 2) {
            if (right === 6) right--;
            for (let step = 0; step < size; step++) {
              const row = isUpward ? size - 1 - step : step;
              place(row, right);
              place(row, right - 1);
            }
            isUpward = !isUpward;
          }
        }
        """#
}
