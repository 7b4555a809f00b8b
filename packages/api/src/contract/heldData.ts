import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { instant } from './scalars.ts'

const heldData = defineCall({
  id: 'heldData',
  method: 'GET',
  path: '/wps/member/heldData',
  summary: 'From when on the member may have the next copy of all that is held about the account.',
  roles: ['member'],
  value: z.object({
    /** Null: now. */
    nextAt: z.nullable(instant),
  }),
})

const createHeldDataExport = defineCall({
  id: 'createHeldDataExport',
  method: 'POST',
  path: '/wps/member/heldData/exports',
  summary:
    'Makes a copy of all that is held about the account: a ZIP archive of JSON files and pictures. It waits at an address that is good once and for a minute; one copy a day.',
  roles: ['member'],
  reauthentication: true,
  value: z.object({
    /** Opened once, and while the session lasts, it answers the file. */
    url: z.string(),
    fileName: z.string(),
    expiresAt: instant,
  }),
})

export const heldDataCalls = { heldData, createHeldDataExport } as const
