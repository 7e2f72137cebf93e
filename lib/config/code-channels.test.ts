import { codeChannels } from './code-channels.ts';
import { parseEnvironment } from './parse-environment.ts';

const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
const gateway = {
  SMS_GATEWAY_URL: 'http://127.0.0.1:9/send',
  SMS_GATEWAY_SECRET: 'a secret of the gateway',
  SMS_SENDER_ID: 'SURAKS',
  SMS_ENTITY_ID: '1101555540000012345',
  SMS_TEMPLATE_ID: '1107161234567890123',
};

test.each([
  ['a demonstration, which writes both to files', {}, ['sms', 'email']],
  ['a gateway and a mail server', { SITE_ENV: 'qa', ...gateway, ...smtp }, ['sms', 'email']],
  ['no gateway', { SITE_ENV: 'qa', ...smtp }, ['email']],
  ['no mail server', { SITE_ENV: 'qa', ...gateway }, ['sms']],
  ['neither', { SITE_ENV: 'qa' }, []],
])('%s', (_what, variables: Record<string, string>, channels) => {
  expect(codeChannels(parseEnvironment(variables))).toEqual(channels);
});
