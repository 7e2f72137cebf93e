import { isPrivateHost, isPrivateIp } from './private-network.ts';

test('private addresses are recognised in every notation', () => {
  for (const ip of '10.1.2.3 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 100.64.0.1 0.0.0.0 ::1 :: fc00::1 fe80::1 ::ffff:10.0.0.1 ::ffff:a00:1 64:ff9b::a00:1 64:ff9b:1::a00:1 2002:a00:1:: 2001::a00:1 ::127.0.0.1 ::7f00:1 ::a00:1 ::ffff:0:127.0.0.1 fd00:ec2::254 fe80::1%eth0 fec0::1 ff02::1 192.0.0.1 198.18.0.1 224.0.0.1 255.255.255.255'.split(
    ' ',
  )) {
    expect({ ip, isPrivate: isPrivateIp(ip) }).toEqual({ ip, isPrivate: true });
  }
  for (const ip of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '::ffff:8.8.8.8'])
    expect({ ip, isPrivate: isPrivateIp(ip) }).toEqual({ ip, isPrivate: false });
  for (const host of [
    'localhost',
    'LOCALHOST',
    'printer.local',
    '[::1]',
    new URL('http://0x7f.1/').hostname,
    new URL('http://2130706433/').hostname,
  ]) {
    expect({ host, isPrivate: isPrivateHost(host) }).toEqual({ host, isPrivate: true });
  }
  expect(isPrivateHost('www.example.com')).toBe(false);
});
