import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers for Prometheus; one registry per gateway, so that tests can run several in a process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'gateway_request_seconds',
      help: 'Time to the end of a reply, by operation, service and status',
      labelNames: ['operation', 'service', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    cache: new Counter({
      name: 'gateway_cache_total',
      help: 'Answers of the micro-cache',
      labelNames: ['kind', 'result'],
      registers,
    }),
    upstreamFailures: new Counter({
      name: 'gateway_upstream_failures_total',
      help: 'Attempts that an upstream refused, broke or let time out',
      labelNames: ['service', 'workload', 'kind'],
      registers,
    }),
    upstreamOpen: new Gauge({
      name: 'gateway_upstream_open',
      help: '1 while an address is left alone for a kind of work after faults in a row',
      labelNames: ['service', 'address', 'workload'],
      registers,
    }),
    renders: new Counter({
      name: 'gateway_renders_total',
      help: 'Pages by the remote whose they are and what became of them in the renderer',
      labelNames: ['remote', 'outcome'],
      registers,
    }),
    tablesRefused: new Counter({
      name: 'gateway_tables_refused_total',
      help: 'Tables of operations refused because they claim what another service has',
      labelNames: ['service'],
      registers,
    }),
    limited: new Counter({
      name: 'gateway_limited_total',
      help: 'Requests refused by a rate limit',
      labelNames: ['limit'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
