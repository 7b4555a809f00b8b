import { setBonuses } from '../bonus/definitions.ts'
import { setModels } from '../chat/models.ts'
import { setModeration } from '../chat/moderation.ts'
import { setCatalogue } from '../games/catalogue.ts'
import { logFault } from '../http/failure.ts'
import type { Platform } from '../platform.ts'
import { setProducts } from '../points/products.ts'
import { setBanks } from '../withdrawals/banks.ts'
import { publishContent } from './files/publish.ts'
import type { OperatorContent } from './files/schema.ts'
import type { FolderContent, StoredContent } from './follow.ts'
import { readStoredContent, watchContent } from './stored.ts'

const everyMs = 1_000

/** What is read so often that a process has it in memory. */
function setLists(content: OperatorContent): void {
  setCatalogue(content)
  setBanks(content)
  setBonuses(content)
  setProducts(content)
  setModels(content)
  setModeration(content)
}

/** Publishes what operators say, and follows it from then on. Returns what stops that. */
export const startContent = (platform: Platform): Promise<() => Promise<void>> => {
  const { content } = platform.settings
  return content.source === 'folder'
    ? startFolderContent(platform, content)
    : startStoredContent(platform, content)
}

async function startFolderContent(platform: Platform, content: FolderContent): Promise<() => Promise<void>> {
  setLists(content.current())
  await publishContent(platform, content.current())
  let isBehind = false
  let publishing: Promise<void> | undefined
  const timer = setInterval(() => {
    if (content.refresh()) {
      isBehind = true
      setLists(content.current())
    }
    if (!isBehind || publishing) return
    isBehind = false
    publishing = publishContent(platform, content.current())
      .catch((error: unknown) => {
        isBehind = true
        logFault(error, 'content')
      })
      .finally(() => {
        publishing = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await publishing
  }
}

/** Reads what operators put since, and uses it in this process. */
export async function loadStoredContent(platform: Platform, content: StoredContent): Promise<void> {
  content.use(await readStoredContent(platform, content.versions()))
  setLists(content.current())
}

/** The rows were written in the transaction of the call; every process reads the rest when it is notified. */
async function startStoredContent(platform: Platform, content: StoredContent): Promise<() => Promise<void>> {
  let reading: Promise<void> | undefined
  let isBehind = false
  const read = async () => {
    while (isBehind) {
      isBehind = false
      await loadStoredContent(platform, content)
    }
  }
  let again: NodeJS.Timeout | undefined
  const follow = () => {
    isBehind = true
    reading ??= read()
      .catch((error: unknown) => {
        logFault(error, 'content')
        again = setTimeout(follow, everyMs).unref()
      })
      .finally(() => {
        reading = undefined
      })
  }
  const unsubscribe = await watchContent(platform, follow)
  await loadStoredContent(platform, content)
  return async () => {
    await unsubscribe()
    await reading
    clearTimeout(again)
  }
}
