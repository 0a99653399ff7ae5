import { replyChecker } from '@stezhka/kit/testing/check-reply';
import type { AnyOperation } from '@stezhka/kit-contract';
import * as contract from '@stezhka/shop-contract';

const check = replyChecker(new URL('../contract/replies.schema.json', import.meta.url));
const operations = (Object.values(contract) as unknown[]).filter(
  (one): one is AnyOperation => typeof one === 'object' && one !== null && 'path' in one,
);

test.each(operations.map((op) => [op.name, op] as const))(
  'the example of %s is a possible reply',
  (_, op) => {
    check(op.reply, op.example.reply);
  },
);
