import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../workspaces.ts';

export interface ComposeService {
  image?: string;
  pull_policy?: string;
  build?: { context: string; dockerfile: string; target?: string; args?: Record<string, string> };
  cpus?: number;
  mem_limit?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  command?: string[];
  profiles?: string[];
  labels?: Record<string, string>;
  /** Null: passed on only where the installation sets it. */
  environment?: Record<string, string | null>;
  networks?: string[] | Record<string, { ipv4_address?: string; aliases?: string[] }>;
  network_mode?: string;
  volumes?: string[];
  ports?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  restart?: string;
  healthcheck?: { disable?: boolean; test?: string[] };
}

export interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, object>;
}

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const readCompose = (): Compose =>
  parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as Compose;

/** Names of the networks a service stands in; one that shares another's address stands in its networks. */
export function networksOf(compose: Compose, name: string): string[] {
  const { networks = [], network_mode = '' } = compose.services[name]!;
  const other = /^service:(.+)$/.exec(network_mode)?.[1];
  if (other && compose.services[other]) return networksOf(compose, other);
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

export const scriptOf = ({ command = [] }: ComposeService): string | undefined =>
  command[0] === 'node' ? command[1] : undefined;

/** The environment as a process gets it: required variables as 64 hex digits or an address, others by their default. */
export function environmentOf({ environment = {} }: ComposeService): Record<string, string> {
  const set = Object.entries(environment).filter(([, value]) => value !== null);
  const filled = set.map(([name, value]) => [
    name,
    String(value)
      .replace(/\$\{PUBLIC_ORIGIN:\?[^}]*\}/, 'https://stezhka.example')
      .replace(/\$\{SMTP_URL:\?[^}]*\}/, 'smtps://mail.stezhka.example')
      .replace(/\$\{MAIL_FROM:\?[^}]*\}/, 'Stezhka <hello@stezhka.example>')
      .replace(/\$\{IDENTITY_PUBLIC_KEYS:\?[^}]*\}/, `gateway:${'a1'.repeat(32)}`)
      .replace(/\$\{DEPLOY_TOKENS:\?[^}]*\}/, `*:${'a1'.repeat(32)}`)
      .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
      .replace(/\$\{\w+(:\?[^}]*)?\}/g, 'a1'.repeat(32)),
  ]);
  return Object.fromEntries(filled);
}

export const imageOf = ({ image = '' }: ComposeService): string => image.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

/** Host and port of every address in a value: 'http://a:1,http://b:2', a MongoDB address, or a plain list. */
export function addressesIn(value: string): { host: string; port: string }[] {
  return value
    .split(',')
    .map((one) =>
      one
        .replace(/^\w+:\/\//, '')
        .replace(/^[^@/]*@/, '')
        .replace(/\/.*$/, ''),
    )
    .map((one) => ({ host: one.split(':')[0]!, port: one.split(':')[1] ?? '' }));
}
