import { parseMoney } from '@baize/api/money'
import { transact } from '@baize/platform/database/index.ts'
import { cashOf, houseFor, post } from '@baize/platform/ledger/index.ts'
import { addMember, findMemberByAccount } from '@baize/platform/members/members.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { seedAnnouncements } from '../content/seedAnnouncements.ts'
import { seedPromotions } from '../content/seedPromotions.ts'
import { demoAccounts, firstTimer, openingBalances } from './accounts.ts'
import { seedContent } from './seedContent.ts'

const nicknames: Readonly<Record<string, string>> = {
  dara2026: 'Dara',
  sokha2026: 'Sokha',
  vibol2026: 'Vibol',
  bopha2026: 'Bopha',
}

/** Creates the accounts of an empty sandbox and credits their first money; run again, it changes nothing. */
export async function seedSandbox(platform: Platform): Promise<void> {
  await seedContent(platform)
  await seedAnnouncements(platform)
  await seedPromotions(platform)
  for (const { role, account, password, paymentPassword } of [...demoAccounts, firstTimer]) {
    if (await findMemberByAccount(platform.db, account)) continue
    const passwordHash = await platform.passwords.hash(password)
    const paymentPasswordHash = await platform.passwords.hash(paymentPassword)
    const upline = role === 'downline' ? await findMemberByAccount(platform.db, 'sokha2026') : null
    await transact(platform.database, async ({ trx }) => {
      const member = await addMember(trx, {
        account,
        nickname: nicknames[account] ?? account,
        type: role === 'agent' ? 1 : 0,
        parent: upline,
        passwordHash,
        paymentPasswordHash,
        mustChangePassword: role === 'firstTimer',
        joinedAt: platform.now(),
      })
      // Another process was first.
      if (!member) return
      await post(trx, {
        type: 'openingBalanceGranted',
        owner: member.id,
        currency: platform.settings.brand.currency,
        postings: [
          {
            from: houseFor(member.id, 'psp.clearing'),
            to: cashOf(member.id),
            amount: parseMoney(openingBalances[account] ?? '0'),
          },
        ],
        cause: { type: 'opening', id: member.id },
        actor: 'sandbox',
        at: platform.now(),
      })
    })
  }
}
