/** Variables of the machine, which every process gets; none of them configures the site. */
const MACHINE = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  'NODE_EXTRA_CA_CERTS',
  'SystemRoot',
  'TEMP',
];
const ALL = ['NODE_ENV', 'DEMO', 'HOST', 'PORT', 'LOG_LEVEL', 'PROCESS_NAME', 'NODE_COMPILE_CACHE'];
const SERVICE = [
  'MONGODB_URI',
  'GATEWAY_PRIVATE_URL',
  'IDENTITY_KEY',
  'IDENTITY_PUBLIC_KEYS',
  'SMTP_URL',
  'SMTP_REQUIRE_TLS',
  'MAIL_FROM',
  'PUBLIC_ORIGIN',
  'SECURITY_LOG_KEY',
  'JOBS_EXCEPT',
  'DRAWINGS_DIR',
];
const MASTER_KEYS = ['MASTER_KEY', 'MASTER_KEY_OLD'];
const OPENID = ['OPENID_ISSUER', 'OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'];

/** Each process, by the folder of its script, gets only the variables that it reads (docs/operations.md). */
export const READ: Record<string, readonly string[]> = {
  gateway: [
    'DATA_DIR',
    'MONGODB_URI',
    'IDENTITY_KEY',
    'IDENTITY_PUBLIC_KEYS',
    'SESSION_SECRET',
    'SECURITY_LOG_KEY',
    'DEPLOY_TOKENS',
    'PUBLIC_ORIGIN',
    'TRUST_PROXY',
    'PRIVATE_HOST',
    'PRIVATE_PORT',
    'UPSTREAM_ACCOUNT',
    'UPSTREAM_CONTENT',
    'UPSTREAM_DIARY',
    'UPSTREAM_SHOP',
    'UPSTREAM_RENDERER',
    'PAYMENT_PROVIDER',
    'LIQPAY_URL',
    'LIMIT_READS',
    'LIMIT_WRITES',
    'LIMIT_FILES',
    'LIMIT_UPLOADS',
    'LIMIT_ALL',
  ],
  'shell/server': ['DATA_DIR', 'GATEWAY_PRIVATE_URL'],
  'services/account': [
    ...SERVICE,
    ...MASTER_KEYS,
    ...OPENID,
    'OPENID_NAME',
    'REGISTRATIONS_PER_HOUR',
    'RECOVERIES_PER_HOUR',
    'HASHING_PRIORITY',
    'HASHING_TIMEOUT_MS',
    'DECODING_PRIORITY',
    'DECODING_TIMEOUT_MS',
  ],
  'services/content': [...SERVICE, ...MASTER_KEYS],
  'services/diary': [...SERVICE, ...MASTER_KEYS],
  'services/shop': [
    ...SERVICE,
    'PAYMENT_PROVIDER',
    'LIQPAY_PUBLIC_KEY',
    'LIQPAY_PRIVATE_KEY',
    'LIQPAY_URL',
    'ORDERS_PER_HOUR',
    'NOVA_POSHTA_KEY',
    'NOVA_POSHTA_URL',
    'ANALYTICS_URL',
  ],
  'tools/openid-provider': [...OPENID, 'OPENID_COOKIE_SECRET', 'SITE_ORIGINS'],
  'tools/mail-sink': ['SMTP_PORT'],
};

/** @param script 'services/shop/src/main.ts' */
export function processEnv(
  script: string,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const [, own = []] = Object.entries(READ).find(([folder]) => script.startsWith(`${folder}/`)) ?? [];
  const names = [...MACHINE, ...ALL, ...own];
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
}
