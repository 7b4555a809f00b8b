import type { Mutation } from './mutation.ts'

const posting = {
  file: 'database/migrations/0313_members_key.sql',
  tests: ['apps/platform/src/ledger/ledger.test.ts', 'apps/platform/src/ledger/differential.test.ts'],
}
const holds = {
  file: 'ledger/holds.ts',
  tests: ['apps/platform/src/ledger/ledger.test.ts', 'apps/platform/src/ledger/differential.test.ts'],
}
const core = {
  file: 'ledger/core.ts',
  tests: ['apps/platform/src/ledger/core.test.ts', 'apps/platform/src/ledger/differential.test.ts'],
}
const shape = {
  file: 'ledger/post.ts',
  tests: ['apps/platform/src/ledger/ledger.test.ts', 'apps/platform/src/ledger/differential.test.ts'],
}
const archive = { file: 'archive/archive.ts', tests: ['apps/sandbox/tests/archive/archive.test.ts'] }
const verify = {
  file: 'ledger/verify.ts',
  tests: ['apps/platform/src/ledger/verify.test.ts', 'apps/sandbox/tests/archive/archive.test.ts'],
}

export const mutationsOfLedger: readonly Mutation[] = [
  {
    name: 'posting: owners may be overdrawn',
    ...posting,
    from: "balances[payer] < moved AND p_kinds[payer] NOT LIKE 'house.%'",
    to: 'false',
  },
  { name: 'posting: a frozen account pays', ...posting, from: 'IF frozen[payer] THEN', to: 'IF false THEN' },
  {
    name: 'posting: balances may overflow',
    ...posting,
    from: 'balances[payee] > most_balance - moved',
    to: 'false',
  },
  {
    name: 'posting: the payee gets nothing',
    ...posting,
    from: 'balances[payee] := balances[payee] + moved;',
    to: '',
  },
  {
    name: 'posting: positions of the payee stand still',
    ...posting,
    from: 'counts[payee] := counts[payee] + 1;',
    to: '',
  },
  {
    name: 'posting: the slot forgets earlier journals',
    ...posting,
    tests: [
      'apps/sandbox/tests/slots/slots.test.ts',
      'apps/sandbox/tests/rewards/rewards.test.ts',
      'apps/sandbox/tests/archive/archive.test.ts',
    ],
    from: 'amount = money_slot.amount + excluded.amount',
    to: 'amount = excluded.amount',
  },
  {
    name: 'holds: more than was held is paid',
    ...holds,
    from: "if (amount > open.amount) throw new LedgerError('holdExceeded')",
    to: '',
  },
  {
    name: 'holds: the rest of a hold stays held',
    ...holds,
    from: '    ...giveBack(open.owner, addMoney(open.amount, negateMoney(amount))),\n',
    to: '',
  },
  {
    name: 'holds: a closed hold ends again',
    ...holds,
    from: "if (row.state !== 'created')",
    to: "if (row.state === 'voided')",
  },
  {
    name: 'holds: an expired hold is called voided',
    ...holds,
    from: "release(trx, command, 'expired')",
    to: "release(trx, command, 'voided')",
  },
  {
    name: 'core: the model lets owners be overdrawn',
    ...core,
    from: 'after.balance < 0n && !ownedByHouse(ref.kind)',
    to: 'false',
  },
  {
    name: 'core: the model reverses twice',
    ...core,
    from: 'if (state.reversed.has(command.journal))',
    to: 'if (false)',
  },
  {
    name: 'shape: an amount of zero is posted',
    ...shape,
    from: 'amount <= 0n || amount > maxMoney',
    to: 'amount < 0n || amount > maxMoney',
  },
  {
    name: 'shape: held money moves without its hold',
    ...shape,
    from: 'if (holdId === undefined && (from',
    to: 'if (holdId !== undefined && (from',
  },
  {
    name: 'reverse: a journal is reversed in its own direction',
    file: 'ledger/reverse.ts',
    tests: ['apps/platform/src/ledger/ledger.test.ts', 'apps/platform/src/ledger/differential.test.ts'],
    from: 'amount: money(to.amount)',
    to: 'amount: money(to.amount + 1n)',
  },
  {
    name: 'reverse: what a hold moved can be reversed',
    file: 'ledger/reverse.ts',
    tests: ['apps/platform/src/ledger/ledger.test.ts', 'apps/platform/src/ledger/differential.test.ts'],
    from: 'original.hold_id !== null || ',
    to: '',
  },
  {
    name: 'archive: an open hold is cut through',
    ...archive,
    from: "hold.state = 'created'\n",
    to: 'false\n',
  },
  {
    name: 'archive: the first position is carried, not the last',
    ...archive,
    from: 'max(position) AS position FROM posting WHERE journal_id',
    to: 'min(position) AS position FROM posting WHERE journal_id',
  },
  {
    name: 'archive: a second archive carries nothing',
    ...archive,
    from: 'SET position = excluded.position, balance = excluded.balance',
    to: 'SET position = excluded.position',
  },
  {
    name: 'archive: a seal is not looked at',
    file: 'archive/verify.ts',
    tests: archive.tests,
    from: "hash.digest('base64url') !== wanted || ",
    to: '',
  },
  {
    name: 'verify: a balance is not compared',
    ...verify,
    from: 'WHERE account.balance <> coalesce(carried.balance, 0) + coalesce(told.amount, 0)\n        OR ',
    to: 'WHERE ',
  },
]
