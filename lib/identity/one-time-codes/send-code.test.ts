import { createServer } from 'node:http';
import { listenLocally } from '../../../testing/servers/listen-locally.ts';
import { isGatewayDown, probeGateway } from './send-code.server.ts';

let now = 0;
let status = 405;
let probes = 0;
let close: () => unknown;
let smsGateway: Parameters<typeof probeGateway>[0]['smsGateway'];

beforeAll(async () => {
  const server = createServer((_, response) => {
    probes += 1;
    response.writeHead(status).end();
  });
  const local = await listenLocally(server);
  ({ close } = local);
  const registrations = { senderId: 'SURAKS', entityId: '1', templateId: '2' };
  const url = `http://127.0.0.1:${local.port}/send`;
  smsGateway = { url, secret: 'a secret', ...registrations, timeoutMs: 10_000 };
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterAll(() => {
  jest.restoreAllMocks();
  return close();
});

const probe = () => probeGateway({ smsGateway, siteEnv: 'qa' });

test('however many codes are requested, the gateway is asked every fifteen seconds; 405 is healthy, 503 is down', async () => {
  for (let n = 0; n < 5; n++) await probe();
  expect([probes, isGatewayDown()]).toEqual([1, false]);
  status = 503;
  now += 14_999;
  await probe();
  expect([probes, isGatewayDown()]).toEqual([1, false]);
  now += 1;
  await probe();
  expect([probes, isGatewayDown()]).toEqual([2, true]);
  status = 405;
  now += 15_000;
  await probe();
  expect([probes, isGatewayDown()]).toEqual([3, false]);
});

test('a demonstration, and a site without a gateway, ask nobody', async () => {
  now += 60_000;
  await probeGateway({ smsGateway, siteEnv: 'demonstration' });
  await probeGateway({ smsGateway: null, siteEnv: 'qa' });
  expect(probes).toBe(3);
});
