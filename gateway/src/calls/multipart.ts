const GAP = Buffer.from('\r\n\r\n');

/**
 * A text field of a multipart body that is already in memory; files are stepped over, not copied.
 * @param type the request's Content-Type
 */
export function multipartField(body: Buffer, type: string, name: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`);
  if (boundary.length === 2) return undefined;
  const end = Buffer.concat([Buffer.from('\r\n'), boundary]);
  let at = body.indexOf(boundary);
  while (at !== -1) {
    const start = at + boundary.length + 2;
    const gap = body.indexOf(GAP, start - 2);
    const next = body.indexOf(end, start - 2);
    if (gap === -1 || next === -1) return undefined;
    if (gap < next && isField(body.toString('utf8', start, gap), name))
      return body.toString('utf8', gap + GAP.length, next);
    at = next + 2;
  }
  return undefined;
}

function isField(head: string, name: string): boolean {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? '';
  return (
    !/;?\s*filename\*?=/i.test(disposition) &&
    new RegExp(`(^|[;\\s])name="?${name}"?\\s*(;|$)`).test(disposition.trim())
  );
}
