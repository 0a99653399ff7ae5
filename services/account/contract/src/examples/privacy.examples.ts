import { describeCall } from '@stezhka/kit-contract/examples';
import {
  cancelErasure,
  type DataExport,
  downloadExport,
  getPrivacy,
  type PrivacyReply,
  requestErasure,
  requestExport,
} from '../privacy.ts';

const exampleExport: DataExport = {
  id: '65f0000000000000000000f1',
  state: 'waiting',
  done: 1,
  total: 4,
  askedAt: '2026-11-20T10:00:00.000Z',
  bytes: null,
  expiresAt: '2026-11-27T10:00:00.000Z',
};

const example: PrivacyReply = {
  export: exampleExport,
  earlierExport: null,
  nextExportAt: null,
  erasure: null,
};

describeCall(getPrivacy, {
  summary: 'State of the member’s data export and erasure',
  example: { reply: example },
});

describeCall(requestExport, {
  summary: 'Prepare an archive of the member’s data',
  throws: ['export_too_soon', 'login_slowed', 'busy'],
  example: { body: { password: 'довга фраза з чотирьох слів' }, reply: example },
});

describeCall(downloadExport, {
  summary: 'Archive of the member’s data',
  throws: ['not_found'],
  produces: 'application/zip',
  example: { params: { id: exampleExport.id }, reply: null },
});

describeCall(requestErasure, {
  summary: 'Ask for the erasure of the account',
  throws: ['login_slowed', 'busy'],
  example: {
    body: { password: 'довга фраза з чотирьох слів' },
    reply: {
      export: null,
      earlierExport: null,
      nextExportAt: null,
      erasure: { askedAt: '2026-11-20T10:00:00.000Z', dueAt: '2026-12-04T10:00:00.000Z' },
    },
  },
});

describeCall(cancelErasure, {
  summary: 'Take the erasure of the account back',
  throws: ['erasure_begun'],
  example: { reply: { ...example, export: null } },
});
