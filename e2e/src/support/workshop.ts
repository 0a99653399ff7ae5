import { expect, type Page } from '@playwright/test';
import { logIn, ownCall } from './log-in.ts';

const AT = '/api/admin/shop/orders';
const FIELDS = ['to', 'trackingNumber', 'note', 'returnTo', 'answer'] as const;

/** The only order of an e-mail, as an employee of the workshop reads and moves it. */
export async function openWorkshop(page: Page, email: string) {
  await logIn(page, 'admin@stezhka.example');
  const headers = ownCall();
  async function find() {
    const reply = await page.request.get(`${AT}?search=${encodeURIComponent(email)}`, { headers });
    const { items } = (await reply.json()).data;
    expect(items).toHaveLength(1);
    return items[0] as { id: string; version: number; cells: Record<string, unknown> };
  }
  return {
    read: async () => (await find()).cells,
    async move(fields: Partial<Record<(typeof FIELDS)[number], string>>): Promise<void> {
      const { id, version } = await find();
      const named = Object.entries(fields).map(([name, value]) => [`order[${name}]`, value]);
      const data = { ...Object.fromEntries(named), 'order[_version]': String(version) };
      expect((await page.request.post(`${AT}/${id}`, { headers, data })).status()).toBe(200);
    },
  };
}
