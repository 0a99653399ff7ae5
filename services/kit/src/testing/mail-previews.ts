import { LOCALES, type MailPreview } from '@stezhka/kit-contract';
import type { Express } from 'express';
import request from 'supertest';
import { collectMails } from './mails.ts';

/** Reads every mail of a service as a demonstration shows it. @param names of all its mails, sorted */
export function testMailPreviews(app: Express, service: string, names: readonly string[]): void {
  const previews = () => request(app).get(`/data/mails/${service}`);

  beforeEach(() => {
    collectMails(async () => undefined);
  });
  afterEach(() => {
    delete process.env.DEMO;
  });

  test('a demonstration shows every mail in three languages, each with its own words', async () => {
    process.env.DEMO = 'true';
    const { body } = await previews().expect(200);
    const mails: MailPreview[] = body.data.mails;
    expect(mails.map(({ name }) => name).sort()).toEqual(names);
    for (const { rendered } of mails) {
      for (const part of ['subject', 'text'] as const)
        expect(new Set(LOCALES.map((locale) => rendered[locale][part])).size).toBe(3);
      for (const locale of LOCALES) {
        const { subject, html, text } = rendered[locale];
        expect(html).toContain(`<html lang="${locale}">`);
        expect(`${subject}${html}${text}`).not.toMatch(/undefined|\[object|\{\w+\}/);
        expect(html).not.toMatch(/<script|<style|<link| on\w+=/);
      }
    }
  });

  test('outside a demonstration mails are a 404', async () => {
    await previews().expect(404);
  });
}
