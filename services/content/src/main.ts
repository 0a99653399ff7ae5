import { takeMasterKeys } from '@stezhka/kit/sealed';
import { startService } from '@stezhka/kit/service';
import { createApp } from './app.ts';
import { watchChat } from './chat/chat-stream.ts';

await startService({
  name: 'content',
  createApp: (env) => createApp({ identityKeys: env.identityKeys }),
  start: async (env) => {
    await takeMasterKeys(env.MASTER_KEY, env.MASTER_KEY_OLD);
    const chat = watchChat();
    await chat.ready;
    return () => chat.close();
  },
});
