import { SERVICES } from '../workspaces.ts';
import type { ProcessPlan } from './process.ts';
import type { DeployTarget } from './publish.ts';
import { Secrets } from './secrets.ts';

/** Where everything listens, counted from the public port; a second set of processes counts from +10. */
const OFFSET = {
  gateway: 0,
  private: 1,
  renderer: 2,
  services: 3,
  /** From the fifth service on. */
  moreServices: 30,
  openid: 7,
  smtp: 8,
  database: 9,
  secondSet: 10,
  mails: 18,
  behindFront: 19,
};

const FIRST_SERVICES = 4;

/** @param place among all services, from 0 */
export const serviceOffset = (place: number): number =>
  place < FIRST_SERVICES ? OFFSET.services + place : OFFSET.moreServices + place - FIRST_SERVICES;

interface Choice {
  port: number;
  double: boolean;
  /** Unless it is false there is a mail server that keeps what the site sends. */
  demo?: boolean;
  /** Something else listens at the public port, and the gateway behind it. */
  front?: boolean;
}

const setsOf = ({ port, double }: Pick<Choice, 'port' | 'double'>) =>
  double ? [port, port + OFFSET.secondSet] : [port];

const privatePort = (port: number): number => port + OFFSET.private;
export const databasePort = (port: number): number => port + OFFSET.database;

export const portBehindFront = (port: number): number => port + OFFSET.behindFront;
export const mailsPort = (port: number): number => port + OFFSET.mails;
const smtpPort = (port: number): number => port + OFFSET.smtp;

const mailOf = ({ port, demo }: Choice) => ({
  MAIL_FROM: process.env.MAIL_FROM ?? 'Стежка <hello@stezhka.example>',
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${port}`,
  ...(demo !== false && { SMTP_URL: `smtp://127.0.0.1:${smtpPort(port)}` }),
});

const sinkOf = ({ port, demo }: Choice): ProcessPlan[] =>
  demo === false
    ? []
    : [
        {
          name: 'mail-sink',
          script: 'tools/mail-sink/main.ts',
          port: mailsPort(port),
          env: { SMTP_PORT: String(smtpPort(port)) },
        },
      ];

const openidOf = ({ port, demo }: Choice) =>
  demo === false || process.env.OPENID_ISSUER
    ? undefined
    : {
        OPENID_ISSUER: `http://127.0.0.1:${port + OFFSET.openid}`,
        OPENID_CLIENT_ID: 'stezhka',
        OPENID_CLIENT_SECRET: 'known to everybody, for a demonstration on one machine',
        OPENID_NAME: 'uk=Поштамт, ru=Почтамт, en=Poshtamt',
      };

function providerOf(choice: Choice): ProcessPlan[] {
  const openid = openidOf(choice);
  if (!openid) return [];
  const origins = setsOf(choice).flatMap((base) =>
    ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${base + OFFSET.gateway}`),
  );
  return [
    {
      name: 'openid-provider',
      script: 'tools/openid-provider/main.ts',
      port: choice.port + OFFSET.openid,
      env: { ...openid, SITE_ORIGINS: origins.join(',') },
    },
  ];
}

export function plans(choice: Choice): ProcessPlan[] {
  const sets = setsOf(choice);
  const suffix = (base: number) => (base === choice.port ? '' : '-2');
  const urls = (offset: number) => sets.map((base) => `http://127.0.0.1:${base + offset}`).join(',');
  const upstreams = {
    UPSTREAM_RENDERER: urls(OFFSET.renderer),
    ...Object.fromEntries(
      SERVICES.map((name, i) => [`UPSTREAM_${name.toUpperCase()}`, urls(serviceOffset(i))]),
    ),
  };
  const mail = mailOf(choice);
  const site = sets.flatMap((base) => {
    const gateway = { GATEWAY_PRIVATE_URL: `http://127.0.0.1:${privatePort(base)}` };
    return [
      ...SERVICES.map((name, i) => ({
        name: `${name}${suffix(base)}`,
        script: `services/${name}/src/main.ts`,
        port: base + serviceOffset(i),
        env: { ...gateway, ...mail, ...(name === 'account' && openidOf(choice)) },
      })),
      {
        name: `renderer${suffix(base)}`,
        script: 'shell/server/main.ts',
        port: base + OFFSET.renderer,
        env: gateway,
      },
      {
        name: `gateway${suffix(base)}`,
        script: 'gateway/src/main.ts',
        port: base + (choice.front ? OFFSET.behindFront : OFFSET.gateway),
        env: {
          PRIVATE_PORT: String(privatePort(base)),
          ...upstreams,
          ...(choice.demo === false && { PUBLIC_ORIGIN: mail.PUBLIC_ORIGIN }),
        },
      },
    ];
  });
  return [...sinkOf(choice), ...providerOf(choice), ...site];
}

export function portsOf(choice: Choice, ownDatabase: boolean): number[] {
  return [
    ...plans(choice).map(({ port }) => port),
    ...setsOf(choice).map(privatePort),
    ...(choice.front ? [choice.port] : []),
    ...(choice.demo === false ? [] : [smtpPort(choice.port)]),
    ...(ownDatabase ? [databasePort(choice.port)] : []),
  ].sort((a, b) => a - b);
}

/** The demonstration publishes by a token of its own. */
export const deployTarget = (port: number, dataDir: string): DeployTarget => ({
  gateway: `http://127.0.0.1:${privatePort(port)}`,
  token: new Secrets(dataDir).deployToken,
});
