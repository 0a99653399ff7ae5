import busboy from 'busboy';

/** As many fields as a form may have; longer values are cut: only the token is read, which is short. */
const LIMITS = { parts: 1000, fields: 1000, files: 20, fieldNameSize: 200, fieldSize: 1000, headerPairs: 50 };
const PIECE_BYTES = 65_536;

/** A text field of a multipart body; undefined without one, and where the body cannot be read. @param type its Content-Type */
export function multipartField(body: Buffer, type: string, name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let over = false;
    const end = (value?: string) => {
      over = true;
      resolve(value);
    };
    try {
      const parser = busboy({ headers: { 'content-type': type }, limits: LIMITS });
      parser.on('field', (field, value, { valueTruncated }) => {
        if (field === name && !valueTruncated) end(value);
      });
      // A body that breaks off inside a file is an error of that file's own stream.
      parser.on('file', (_name, file) => file.on('error', () => end()).resume());
      parser.on('partsLimit', () => end());
      parser.on('error', () => end());
      parser.on('close', () => end());
      // The parser gets the body in pieces: a whole one would be parsed to its end even after an error.
      for (let at = 0; at < body.length && !over; at += PIECE_BYTES)
        parser.write(body.subarray(at, at + PIECE_BYTES));
      parser.end();
    } catch {
      end();
    }
  });
}
