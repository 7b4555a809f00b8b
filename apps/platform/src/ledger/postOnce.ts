import { inRounds } from '../database/batch.ts'
import type { Database } from '../database/open.ts'
import { postBatch } from './batch/post.ts'
import type { KeyedAnswer, KeyedPost } from './commands.ts'
import { checkShape } from './post.ts'

type Post = (command: KeyedPost) => Promise<KeyedAnswer>
const posts = new WeakMap<Database, Post>()

/**
 * Posts a journal at most once for its key: key, journal, events and response are committed together, and with those of
 * others that wait in the same moment (docs/decisions/0029-concurrent-transfers-are-committed-in-one-group.md). For work
 * that is nothing but a journal; work with more in its transaction uses `runOnce` and `post`.
 * @throws LedgerError as `post`, and nothing stays
 * @throws IdempotencyError when the key was used for another request
 */
export async function postOnce(database: Database, command: KeyedPost): Promise<KeyedAnswer> {
  checkShape(command.postings)
  let post = posts.get(database)
  if (!post) {
    post = postsOf(database)
    posts.set(database, post)
  }
  return post(command)
}

function postsOf(database: Database): Post {
  const { batch } = database
  // A batch of one does not wait: the pool alone limits how many are written at the same time.
  const maxUnderWay = batch === 1 ? Number.POSITIVE_INFINITY : database.kind === 'pglite' ? 1 : 2
  const post = inRounds({ mostAtOnce: batch, maxUnderWay }, (commands: readonly KeyedPost[]) =>
    postBatch(database, commands),
  )
  return async (command) => {
    const verdict = await post(command)
    if ('error' in verdict) throw verdict.error
    return verdict.answer
  }
}
