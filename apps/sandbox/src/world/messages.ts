import { caseNumber } from '@baize/platform/cases/number.ts'
import { newId, type Unit } from '@baize/platform/database/index.ts'
import { sendMessage } from '@baize/platform/messages/send.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { insertAll } from './insertAll.ts'
import type { Random } from './random.ts'
import type { Inhabitant } from './traces.ts'

const minute = 60_000

/** Messages: a welcome in every inbox, applications for promotions, and cases with customer service. */
export async function writeTalk(
  platform: Platform,
  unit: Unit,
  all: readonly Inhabitant[],
  random: Random,
): Promise<void> {
  const { trx } = unit
  const at = platform.now()
  for (const { member } of all) {
    await sendMessage(platform, unit, {
      ...{ memberId: member.id, kind: 'system', cause: 'world:welcome', link: '/promotions' },
      title: { en: 'Welcome', km: 'សូមស្វាគមន៍', 'zh-Hans': '欢迎', ar: 'أهلًا وسهلًا' },
      text: {
        en: 'Your account is open. Have a look at the promotions.',
        km: 'គណនីរបស់អ្នកបានបើកហើយ។ សូមមើលកម្មវិធីផ្សព្វផ្សាយ។',
        'zh-Hans': '您的账户已开通。欢迎查看优惠活动。',
        ar: 'حسابك مفتوح. ألقِ نظرة على العروض.',
      },
    })
  }
  const open = await trx
    .selectFrom('promotion')
    .select('id')
    .where('flow', '=', 'application')
    .where('starts_at', '<=', at)
    .orderBy('position')
    .limit(1)
    .execute()
  const applied = all.flatMap(({ member }) =>
    open.filter(() => random.chance(0.4)).map(({ id }) => ({ member, promotion: id })),
  )
  await insertAll(trx, 'promotion_application', applied, ({ member, promotion }) => ({
    ...{
      member_id: member.id,
      promotion_id: promotion,
      id: newId(),
      state: 'applying' as const,
      comment: '',
    },
    ...{ reason: null, reward: null, applied_at: at, changed_at: at },
  }))
  const cases = all
    .filter(() => random.chance(0.3))
    .map(({ member }) => ({
      id: newId(),
      member,
      type: random.pick([0, 1, 2, 3] as const),
      at: new Date(+at - 90 * minute),
    }))
  await insertAll(trx, 'complaint_case', cases, ({ id, member, type, at }) => ({
    ...{ member_id: member.id, id, number: caseNumber(at, platform.settings.brand.gmtOffsetMinutes), type },
    ...{ state: 'answered' as const, language: 'en', opened_at: at, changed_at: at, deadline_at: null },
  }))
  const entries = cases.flatMap(({ id, member, at }) => [
    { id, member, author: 'member' as const, text: 'Where do I see my limits?', at },
    {
      id,
      member,
      author: 'service' as const,
      text: 'Under Safer play, in your account.',
      at: new Date(+at + minute),
    },
  ])
  await insertAll(trx, 'complaint_entry', entries, ({ id, member, author, text, at }) => ({
    ...{ member_id: member.id, case_id: id, id: newId(), author, text, at },
  }))
}
