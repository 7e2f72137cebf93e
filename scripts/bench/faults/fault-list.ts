/** The faults of a run. Each ends by itself; the next may begin before the site has recovered. */

import type { Dice } from '../../../testing/data/seeded-random.ts';
import { standInModes } from '../../../testing/servers/lead-service-stand-in/control.ts';
import type { LeadServiceStandIn } from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import type { FaultyInstance } from './faulty-instance.ts';
import type { FaultyMailServer } from './faulty-mail-server.ts';
import type { FaultyPostgres } from './faulty-postgres.ts';

type Fault = { name: string; inject(): Promise<void> };

type Campaign = {
  instances: readonly FaultyInstance[];
  postgres: FaultyPostgres;
  leadService: LeadServiceStandIn;
  mail: FaultyMailServer;
  dice: Dice;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function listFaults({ instances, postgres, leadService, mail, dice }: Campaign): Fault[] {
  const anyInstance = () => dice.oneOf(instances);
  const { disk } = postgres;
  const mode = {
    name: 'Lead.svc fails or is slow',
    inject: async () => {
      const { mode, ...rest } = { mode: dice.oneOf(standInModes), delayMs: 500 + dice.below(4000) };
      leadService.setMode({ mode, ...rest });
      await wait(1000 + dice.below(4000));
      leadService.setMode({ mode: 'accept' });
    },
  };
  const mailFault = (name: string, begin: () => unknown, end: () => unknown) => ({
    name,
    inject: async () => {
      await begin();
      await wait(1000 + dice.below(5000));
      await end();
    },
  });
  return [
    // Three times as frequent as the others.
    ...[mode, mode, mode],
    mailFault('SMTP server down', mail.stop, mail.start),
    mailFault('SMTP server hangs', mail.hang, mail.recover),
    mailFault('SMTP server responds 451', mail.defer, mail.recover),
    mailFault('SMTP server disconnects after a message', mail.disconnectAfterData, mail.recover),
    { name: 'instance stopped with SIGTERM', inject: () => anyInstance().stopAndStart() },
    {
      name: 'instance paused',
      inject: async () => {
        const instance = anyInstance();
        instance.pause();
        await wait(1000 + dice.below(6000));
        instance.resume();
      },
    },
    {
      name: 'Postgres restarted',
      inject: async () => {
        await postgres.stop();
        await wait(dice.below(3000));
        await postgres.start();
      },
    },
    {
      name: 'Postgres killed',
      inject: async () => {
        await postgres.kill();
        await postgres.start();
      },
    },
    {
      name: 'Postgres paused',
      inject: async () => {
        postgres.pause();
        await wait(1000 + dice.below(4000));
        postgres.resume();
      },
    },
    ...(disk
      ? [
          {
            name: 'disk of Postgres full',
            inject: async () => {
              disk.fill();
              await wait(2000 + dice.below(3000));
              disk.free();
              // Without space for its log Postgres exits; a service manager would restart it.
              await postgres.stop();
              await postgres.start();
            },
          },
        ]
      : []),
    ...instances.flatMap(({ setClock }) =>
      setClock
        ? [
            {
              name: 'clock of an instance jumps',
              inject: async () => {
                setClock((dice.below(2) === 0 ? 1 : -1) * (60 + dice.below(3600)));
                await wait(2000 + dice.below(4000));
                setClock(0);
              },
            },
          ]
        : [],
    ),
  ];
}
