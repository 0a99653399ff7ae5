import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

interface ReplySchemas {
  definitions: Record<string, object>;
}

const KIT = new URL('../../contract/replies.schema.json', import.meta.url);

/**
 * Holds replies against the schemas that tools/schemas.ts made of a contract; for `checkReply` of createServiceApp.
 * What a reply carries beyond its interface is an error too, and so is a reply without a description.
 * @param files replies.schema.json of the contracts this service serves; the kit's own is always known
 * @throws Error that names the place, e.g. "PostReply/post/title must be string"
 */
export function replyChecker(...files: URL[]): (replyName: string, data: unknown) => void {
  const { schemaOf } = replySchemas(...files);
  return (replyName, data) => {
    const validate = schemaOf(replyName);
    // The reply is checked as JSON: moments are texts, undefined values are absent.
    if (validate(JSON.parse(JSON.stringify(data)))) return;
    const lines = validate.errors!.map(({ instancePath, message, params }) => {
      const extra = 'additionalProperty' in params ? ` '${params.additionalProperty}'` : '';
      return `${replyName}${instancePath} ${message}${extra}`;
    });
    throw new Error(lines.join('\n'));
  };
}

/** A schema is compiled when it is asked for: a test file sees few of the replies. */
export function replySchemas(...files: URL[]) {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  const places = new Map<string, string>();
  for (const [n, file] of [...files, KIT].entries()) {
    const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as ReplySchemas;
    const $id = `replies-${n}`;
    ajv.addSchema({ $id, definitions });
    for (const name of Object.keys(definitions)) {
      if (!places.has(name)) places.set(name, `${$id}#/definitions/${encodeURIComponent(name)}`);
    }
  }
  return {
    names: [...places.keys()],
    schemaOf(name: string): ValidateFunction {
      const place = places.get(name);
      if (!place) throw new Error(`${name} has no schema: export it and run 'npm run schemas'.`);
      return ajv.getSchema(place)!;
    },
  };
}
