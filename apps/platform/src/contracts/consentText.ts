import type { Trx } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { type ReadText, textIn } from './texts.ts'

/** Stores the text that is agreed to, word for word; returns the language in which it was read. */
export async function keepText(trx: Trx, version: string, language: string, at: Date): Promise<string> {
  const text = textIn(version, language)
  if (!text) throw new Error(`no text ${version}`)
  await trx
    .insertInto('contract_text')
    .values({ version, language: text.language, content: JSON.stringify(text), kept_at: at })
    .onConflict((conflict) => conflict.columns(['version', 'language']).doNothing())
    .execute()
  return text.language
}

/** A text as it was stored when it was agreed to; one without an agreement yet, as it is now. */
export async function readText(db: Db, version: string, language: string): Promise<ReadText | undefined> {
  const written = textIn(version, language)
  const kept = await db
    .selectFrom('contract_text')
    .select('content')
    .where('version', '=', version)
    .where('language', '=', written?.language ?? language)
    .executeTakeFirst()
  return kept?.content ?? written
}
