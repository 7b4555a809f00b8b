import {
  announcementTypes,
  bannerGroups,
  executions,
  gameTypes,
  linkageTypes,
  promotionCategories,
} from '@baize/api/contract'
import type { RegisterRules } from '@baize/forms/compiler'
import { z } from 'zod'
import { bonuses } from './bonuses.ts'
import { chat } from './chat.ts'
import { amount, byId, code, count, html, id, line, onceEach, picture, time, toDate } from './fields.ts'
import { products } from './products.ts'

const announcement = z.strictObject({
  id,
  type: z.enum(announcementTypes),
  opensFor: z.array(z.enum(executions)).default([]),
  title: line,
  content: html.optional(),
  from: time.transform(toDate),
  until: time.transform(toDate).optional(),
})

const banner = z.strictObject({
  id,
  group: z.enum(bannerGroups),
  title: line,
  text: line,
  picture,
  linkage: z.enum(linkageTypes).default('none'),
  url: z.string().max(2_000).default(''),
})

const promotion = z.strictObject({
  id,
  category: z.enum(promotionCategories).exclude(['all']),
  flow: z.enum(['information', 'application', 'signUp']),
  title: line,
  summary: line,
  content: html,
  picture,
  url: z.string().max(2_000).default(''),
  reward: amount.optional(),
  needsDeposit: z.boolean().default(false),
  from: time.transform(toDate),
  applyUntil: time.transform(toDate).optional(),
  until: time.transform(toDate).optional(),
})

const section = z.strictObject({ anchor: id, title: line, content: html })

const limits = z
  .strictObject({
    payout: z
      .strictObject({ perBet: amount, timesStake: count(1, 10_000_000), perVendorAndHour: amount })
      .partial(),
    registrationsPerHour: count(1, 1_000_000),
    loginFailuresPerAddress: count(1, 1_000_000),
    codes: z
      .strictObject({
        perAddress: count(1, 1_000_000),
        perPrefix: count(1, 1_000_000),
        perDay: count(1, 10_000_000),
      })
      .partial(),
  })
  .partial()

/** Switches of the brand that an operator turns, by the names that the contract has for them. */
export const switchNames = [
  ...['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'SMSLOGIN3', 'FREEPLAY3'],
  ...['CHNGPASSVERIF3', 'AGENTPOLICY3', 'UPLINETRANSFER3', 'PTSYS3', 'MANPLAYREB3', 'MISSIONLB3', 'CHAT3'],
] as const

export type SwitchName = (typeof switchNames)[number]

const game = z.strictObject({
  id: code,
  /** The vendor's own name of it, by which calls and pages of the vendor know it. */
  code,
  vendor: code,
  type: z.enum(gameTypes),
  name: line,
  picture,
  hot: z.boolean().default(false),
  /** In no list and not playable; records still name it. */
  off: z.boolean().default(false),
  /** Of a lottery: when it draws. */
  draws: z
    .strictObject({ everySeconds: count(30, 31 * 86_400), offsetSeconds: count(0, 86_399).default(0) })
    .optional(),
})

type Game = z.output<typeof game>

/** A game's code is its vendor's own. That of a lottery is no other lottery's, as sites name lotteries by it alone. */
function codesOnce(games: readonly Game[], context: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [index, { vendor: owner, code: name, type, draws }] of games.entries()) {
    const problem = (message: string) => context.addIssue({ code: 'custom', path: [index, 'code'], message })
    const lottery = draws || type === 'LOTT' || type === 'ELOTT' ? `lottery/${name}` : ''
    if (seen.has(`vendor/${owner}/${name}`)) problem('is there twice')
    else if (lottery && seen.has(lottery)) problem('is the code of another lottery')
    seen.add(`vendor/${owner}/${name}`)
    if (lottery) seen.add(lottery)
  }
}

const vendor = z.strictObject({
  name: line.optional(),
  mark: picture,
  /** Its games cannot be framed: they open in a window of their own. */
  ownWindow: z.boolean().default(false),
  /** Which of its keys the vendor signs with (`npm run operator -- vendor-key`). */
  keyVersion: z.int().min(1).max(1_000_000).default(1),
  underMaintenance: z.boolean().default(false),
})

const bank = z.strictObject({ code, name: line, off: z.boolean().default(false) })

/** Each kind of content: the file of a folder, by its name without `.json`, and what the operator's calls take. */
export const contentFiles = {
  announcements: byId(announcement),
  banners: byId(banner),
  promotions: byId(promotion),
  help: z.array(section),
  registerRules: z.custom<RegisterRules>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'must be an object: field name to rule',
  ),
  switches: z.partialRecord(z.enum(switchNames), z.boolean()),
  limits,
  vendors: z.record(code, vendor),
  banks: z.array(bank).superRefine(onceEach('code')),
  games: byId(game).superRefine(codesOnce),
  bonuses,
  products,
  chat,
} as const

type Files = typeof contentFiles

export type ContentKind = keyof Files
export const contentKinds = Object.keys(contentFiles) as readonly ContentKind[]

/** What operators say now; a kind that is not there says nothing. */
export type OperatorContent = { readonly [Name in keyof Files]?: z.output<Files[Name]> }
