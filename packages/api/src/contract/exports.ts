import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, typed } from './scalars.ts'

/** The lists that can be had as a file, by the calls that read them. */
export const exportableRecords = [
  'bets',
  'transactions',
  'profitLoss',
  'bonusDetails',
  'deposits',
  'withdrawals',
  'teamReport',
  'teamProfitLoss',
  'teamBets',
  'downlineTransactions',
  'agentIncome',
  'agentTransfers',
  'subUserActions',
] as const

export const exportFormats = ['csv', 'xlsx'] as const

/** A column of a file: a field of the list's rows, and its heading. */
export const exportColumn = z.strictObject({
  /** The field's name in the list, such as `stake`. */
  id: typed(40),
  /** The words of the screen. @default the platform's own, in the language of the call */
  title: z.optional(typed(120)),
  /** What the screen calls values of the column, such as `won`. @default the platform's own, in the language of the call */
  words: z.optional(z.record(id, typed(120))),
})

/** Most rows of one file, as many as a report shows on the screen; a longer record is had in parts. */
export const maxExportRows = 50_000

const createRecordExport = defineCall({
  id: 'createRecordExport',
  method: 'POST',
  path: '/wps/records/exports',
  summary:
    'Makes a file of a list as the screen shows it: the same filter, rows, columns, order and totals. It waits at an address that is good once and for a minute.',
  roles: ['member', 'agent'],
  body: z.strictObject({
    /** A list that the account may read; those of a team are an agent’s. */
    record: z.enum(exportableRecords),
    format: z.enum(exportFormats),
    /** The query of that list as the screen sends it; `after` and `pageSize` mean nothing here. */
    filter: z._default(z.record(id, typed(200)), {}),
    /** The columns that the screen shows, in its order, each once. @default all that the list has */
    columns: z.optional(z.array(exportColumn).check(z.minLength(1), z.maxLength(40))),
  }),
  value: z.object({
    /** Opened once, and while the session lasts, it returns the file. */
    url: z.string(),
    fileName: z.string(),
    /** Rows without the line of totals. */
    count: z.int(),
    expiresAt: instant,
  }),
})

export const exportsCalls = { createRecordExport } as const
