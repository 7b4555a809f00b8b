import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fallbackLanguage, id, instant, languageTag, pageInfo, paging, typed } from './scalars.ts'

/** B banner text, PL player notice, PU popup, PR promotion news, H headline of the marquee. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const

/** Who a popup opens for: A a signed-in member, B a visitor, F besides a member who signed in for the first time. */
export const executions = ['A', 'B', 'F'] as const

export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_leftmenu', 'w_pagcor', 'w_forget'] as const

/** Where a banner leads: nowhere, a page of the site, a promotion, a game, or https on the allowed list. */
export const linkageTypes = ['none', 'page', 'promotion', 'game', 'external'] as const

export const announcementList = defineCall({
  id: 'announcementList',
  method: 'GET',
  path: '/wps/announcements/list',
  summary: 'Announcements of a type, newest first, nine a page; popups also by who they open for.',
  roles: ['visitor'],
  query: z.strictObject({
    pageNo: paging.pageNo,
    pageSize: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9][0-9]?$/)),
        z.transform((text: string) => Number(text)),
      ),
      9,
    ),
    type: z.optional(z.enum(announcementTypes)),
    execution: z.optional(z.enum(executions)),
    platform: z.optional(z.literal('W')),
    language: z.optional(languageTag),
  }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        type: z.enum(announcementTypes),
        executions: z.array(z.enum(executions)),
        title: z.string(),
        language: fallbackLanguage,
        /** HTML, sanitised. */
        content: z.string(),
        timestamp: instant,
      }),
    ),
    page: pageInfo,
  }),
})

export const banners = defineCall({
  id: 'banners',
  method: 'GET',
  path: '/wps/announcements/banners',
  summary: 'The banners of a group, in their order.',
  roles: ['visitor'],
  query: z.strictObject({
    groupName: z._default(z.enum(bannerGroups), 'w_home'),
    language: z.optional(languageTag),
  }),
  value: z.object({
    banners: z.array(
      z.object({
        id,
        groupName: z.enum(bannerGroups),
        title: z.string(),
        text: z.string(),
        language: fallbackLanguage,
        imageUrl: z.string(),
        linkageType: z.enum(linkageTypes),
        /** A path of the site, or https at an allowed host; empty for none. */
        url: z.string(),
      }),
    ),
  }),
})

const words = (most: number) => {
  const text = typed(most).check(z.minLength(1))
  return z.strictObject({
    en: text,
    km: z.optional(text),
    'zh-Hans': z.optional(text),
    ar: z.optional(text),
  })
}

const seconds = z.optional(z.int().check(z.gte(1), z.lte(31_622_400)))

const sandboxAnnounce = defineCall({
  id: 'sandboxAnnounce',
  method: 'POST',
  path: '/sandbox/announce',
  summary:
    'Publishes an announcement, now or after some seconds, for good or for some seconds; languages without words read the English ones.',
  roles: ['sandbox'],
  body: z.strictObject({
    type: z.enum(announcementTypes),
    /** Who a popup opens for. */
    executions: z._default(z.array(z.enum(executions)).check(z.maxLength(3)), []),
    title: words(200),
    /** HTML; without it the title is all. */
    content: z.optional(words(5_000)),
    after: seconds,
    lasts: seconds,
  }),
  value: z.object({ id, startsAt: instant, endsAt: z.nullable(instant) }),
})

export const announcementCalls = { announcementList, banners, sandboxAnnounce } as const
