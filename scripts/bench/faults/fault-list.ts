/** The faults of a run. Each ends by itself; the next may begin before the site has recovered. */
import { setTimeout as wait } from 'node:timers/promises';
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

export function createFaults(campaign: Campaign): Fault[] {
  const leadServiceFault = failingLeadService(campaign);
  return [
    // Three times as frequent as the others.
    ...[leadServiceFault, leadServiceFault, leadServiceFault],
    ...mailFaults(campaign),
    ...instanceFaults(campaign),
    ...postgresFaults(campaign),
    ...diskFaults(campaign),
    ...clockFaults(campaign),
  ];
}

function failingLeadService({ leadService, dice }: Campaign): Fault {
  return {
    name: 'Lead.svc fails or is slow',
    inject: async () => {
      leadService.setMode({ mode: dice.oneOf(standInModes), delayMs: 500 + dice.below(4000) });
      await wait(1000 + dice.below(4000));
      leadService.setMode({ mode: 'accept' });
    },
  };
}

function mailFaults({ mail, dice }: Campaign): Fault[] {
  const mailFault = (name: string, begin: () => unknown, end: () => unknown) => ({
    name,
    inject: async () => {
      await begin();
      await wait(1000 + dice.below(5000));
      await end();
    },
  });
  return [
    mailFault('SMTP server down', mail.stop, mail.start),
    mailFault('SMTP server hangs', mail.hang, mail.recover),
    mailFault('SMTP server responds 451', mail.defer, mail.recover),
    mailFault('SMTP server disconnects after a message', mail.disconnectAfterData, mail.recover),
  ];
}

function instanceFaults({ instances, dice }: Campaign): Fault[] {
  return [
    {
      name: 'instance stopped with SIGTERM',
      inject: () => dice.oneOf(instances).stopAndStart(),
    },
    {
      name: 'instance paused',
      inject: async () => {
        const instance = dice.oneOf(instances);
        instance.pause();
        await wait(1000 + dice.below(6000));
        instance.resume();
      },
    },
  ];
}

function postgresFaults({ postgres, dice }: Campaign): Fault[] {
  return [
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
  ];
}

function diskFaults({ postgres, dice }: Campaign): Fault[] {
  const { disk } = postgres;
  if (!disk) return [];
  const inject = async () => {
    disk.fill();
    await wait(2000 + dice.below(3000));
    disk.free();
    // Without space for its log Postgres exits; a service manager would restart it.
    await postgres.stop();
    await postgres.start();
  };
  return [{ name: 'disk of Postgres full', inject }];
}

function clockFaults({ instances, dice }: Campaign): Fault[] {
  return instances.flatMap(({ setClock }) => {
    if (!setClock) return [];
    const inject = async () => {
      setClock((dice.below(2) === 0 ? 1 : -1) * (60 + dice.below(3600)));
      await wait(2000 + dice.below(4000));
      setClock(0);
    };
    return [{ name: 'clock of an instance jumps', inject }];
  });
}
