import type { Platform } from '@baize/platform/platform.ts'
import { bannerPath } from '../games/art/address.ts'
import { sandboxBanners } from './banners.ts'
import { sandboxNotices } from './notices.ts'

const hour = 3_600_000

/** What an empty sandbox announces; existing rows are not changed. */
export async function seedAnnouncements({ db, now }: Platform): Promise<void> {
  const thisHour = Math.floor(now().getTime() / hour) * hour
  await db
    .insertInto('announcement')
    .values(
      sandboxNotices.map(({ id, type, executions = '', hoursAgo, title, content = title }) => ({
        id,
        type,
        executions,
        title: JSON.stringify(title),
        content: JSON.stringify(content),
        published_at: new Date(thisHour - hoursAgo * hour),
        ends_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('banner')
    .values(
      sandboxBanners.map(({ id, group, picture, title, text, linkage, url }, position) => ({
        id,
        group_name: group,
        position,
        title: JSON.stringify(title),
        text: JSON.stringify(text),
        picture: bannerPath(picture),
        linkage_type: linkage,
        url,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
