import type { Selectable } from 'kysely'
import { pictureUrl, shownHtml, shownLink, shownTexts } from '../content/show.ts'
import type { Context, Handlers } from '../http/implement.ts'
import { pageOf } from '../wallet/pages.ts'
import type { AnnouncementTables } from './tables.ts'

type Group = AnnouncementTables['banner']['group_name']
type Row = Selectable<AnnouncementTables['announcement']>

/** Lines of the marquee at once. */
const headlines = 9

const current = ({ db, now }: Context) =>
  db
    .selectFrom('announcement')
    .where('published_at', '<=', now())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))

async function readBanners({ db, settings, language }: Context, group: Group, spoken = language) {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('group_name', '=', group)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const url = shownLink(settings, row.url)
    return {
      id: row.id,
      groupName: row.group_name,
      ...shownTexts(settings, { title: row.title, text: row.text }, spoken),
      imageUrl: pictureUrl(settings, row.picture),
      linkageType: url === '' ? ('none' as const) : row.linkage_type,
      url,
    }
  })
}

/** The lines of the marquee, newest first. */
export async function readHeadlines(context: Context, spoken = context.language) {
  const rows = await current(context)
    .selectAll()
    .where('type', '=', 'H')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(headlines)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...shownTexts(context.settings, { title: row.title }, spoken),
    timestamp: row.published_at.toISOString(),
  }))
}

const describeAnnouncement = (row: Row, { settings }: Context, spoken: string) => ({
  id: row.id,
  type: row.type,
  executions: (['A', 'B', 'F'] as const).filter((letter) => row.executions.includes(letter)),
  ...shownTexts(settings, { title: row.title }, spoken),
  content: shownHtml(settings, row.content, spoken),
  timestamp: row.published_at.toISOString(),
})

/** Popups that open for the signed-in account, newest first. */
export async function readPopups(context: Context) {
  const rows = await current(context)
    .selectAll()
    .where('type', '=', 'PU')
    .where((eb) => eb.or([eb('executions', 'like', '%A%'), eb('executions', 'like', '%F%')]))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(headlines)
    .execute()
  return rows.map((row) => describeAnnouncement(row, context, context.language))
}

export const announcementHandlers: Pick<Handlers, 'announcements' | 'announcementList' | 'banners'> = {
  async announcements({ query }, context) {
    const banners = await readBanners(context, 'w_home', query.language)
    return {
      banners: banners.map(({ linkageType: _, url, ...banner }) => ({
        ...banner,
        groupName: 'w_home' as const,
        linkUrl: url,
      })),
      notices: await readHeadlines(context, query.language),
    }
  },

  async banners({ query }, context) {
    return { banners: await readBanners(context, query.groupName, query.language) }
  },

  async announcementList({ query }, context) {
    const language = query.language ?? context.language
    const { type, execution } = query
    const page = pageOf(query)
    const wanted = current(context)
      .$if(type !== undefined, (asked) => asked.where('type', '=', type ?? 'PL'))
      .$if(execution !== undefined, (asked) => asked.where('executions', 'like', `%${execution}%`))
    const { total } = await wanted
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await wanted
      .selectAll()
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    return { rows: rows.map((row) => describeAnnouncement(row, context, language)), page: page.info(total) }
  },
}
