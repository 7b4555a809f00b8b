import { newId, transact } from '../database/index.ts'
import type { Db, Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { remakePicture } from './picture.ts'
import { keepInFolder, removeFromFolder, viewAddress } from './uploads.ts'

/** Unused images of one member. */
const maxWaiting = 12
/** How fast a member may upload in the long run, and how many at once. */
const pace = { everySeconds: 120, burst: 24 }

export const uploadHandlers: Pick<Handlers, 'uploadPicture'> = {
  async uploadPicture({ file }, { db, platform, settings, session, now }) {
    await spend(db, `upload:${session.memberId}`, pace, now())
    await requireRoom(db, session.memberId)
    const picture = await remakePicture(session.memberId, file.bytes, file.type)
    const id = newId()
    const inFolder = await keepInFolder(settings.uploadFolder, id, picture.bytes)
    await transact(platform.database, async ({ trx }) => {
      await trx
        .selectFrom('member')
        .select('id')
        .where('id', '=', session.memberId)
        .forNoKeyUpdate()
        .execute()
      // Again: others of this member's may have been decoded meanwhile.
      await requireRoom(trx, session.memberId)
      await trx
        .insertInto('upload')
        .values({
          id,
          member_id: session.memberId,
          type: picture.type,
          width: picture.width,
          height: picture.height,
          size: picture.bytes.byteLength,
          bytes: inFolder ? null : picture.bytes,
          use_type: null,
          use_id: null,
          created_at: now(),
        })
        .execute()
    }).catch(async (error) => {
      if (inFolder) await removeFromFolder(settings.uploadFolder, [id])
      throw error
    })
    return {
      id,
      url: viewAddress(platform, id),
      width: picture.width,
      height: picture.height,
      size: picture.bytes.byteLength,
    }
  },
}

/** Refuses one more unused image than allowed, before it costs a decoding. */
async function requireRoom(db: Db, memberId: string): Promise<void> {
  const { waiting } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('member_id', '=', memberId)
    .where('use_type', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(waiting) >= maxWaiting) throw new Refusal('tooManyOpen', { params: { max: maxWaiting } })
}
