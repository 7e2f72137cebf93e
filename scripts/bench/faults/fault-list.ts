/** What goes wrong in a campaign. Each fault ends by itself, and the next one comes while its traces are still there. */
import { standInModes } from '../../../testing/lead-service-stand-in/control.ts';
import type { LeadServiceStandIn } from '../../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import type { Dice } from '../../../testing/seeded-random.ts';
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
    name: 'Lead.svc in another mode',
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
    // The commonest.
    ...[mode, mode, mode],
    mailFault('SMTP away', mail.stop, mail.start),
    mailFault('SMTP hangs', mail.hang, mail.recover),
    mailFault('SMTP answers 451', mail.defer, mail.recover),
    mailFault('SMTP hangs up on what it took', mail.disconnectAfterData, mail.recover),
    { name: 'an instance stopped in good order', inject: () => anyInstance().stopAndStart() },
    {
      name: 'an instance held still',
      inject: async () => {
        const instance = anyInstance();
        instance.pause();
        await wait(1000 + dice.below(6000));
        instance.resume();
      },
    },
    {
      name: 'Postgres stopped and started',
      inject: async () => {
        await postgres.stop();
        await wait(dice.below(3000));
        await postgres.start();
      },
    },
    {
      name: 'Postgres killed and started',
      inject: async () => {
        await postgres.kill();
        await postgres.start();
      },
    },
    {
      name: 'Postgres held still',
      inject: async () => {
        postgres.pause();
        await wait(1000 + dice.below(4000));
        postgres.resume();
      },
    },
    ...(disk
      ? [
          {
            name: 'the database’s disk full',
            inject: async () => {
              disk.fill();
              await wait(2000 + dice.below(3000));
              disk.free();
              // With no room for its log Postgres ends itself; a service manager starts it again.
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
              name: 'a clock jumped',
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
