import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { type Listener, listen } from '@baize/platform/hosting/listen.ts'
import { openLiveEvents } from '@baize/platform/live/events.ts'
import { openSockets, type Sockets } from '@baize/platform/live/sockets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'
import { Page } from '../live/testingPage.ts'

describe.each(testEngines)('announcements reach open pages, on $name', (engine) => {
  let platform: TestPlatform
  let sockets: Sockets
  let listener: Listener
  const pages: Page[] = []

  beforeAll(async () => {
    platform = await startTestPlatform({ engine })
    sockets = openSockets(platform.settings, [await openLiveEvents(platform.platform)])
    listener = await listen('platform', {
      ...platform.settings,
      ports: { ...platform.settings.ports, platform: 0 },
    })
    listener.onUpgrade(sockets.upgrade)
    for (const account of ['dara2026', 'vibol2026']) {
      const as = await platform.signIn(account)
      const { ticket, sequence } = (await platform.call('eventTicket', { query: {} }, { as })).value
      const page = new Page(`ws://127.0.0.1:${listener.port}/wps/events`)
      pages.push(await page.hello(ticket, sequence))
      await page.until(({ told }) => told.some(({ type }) => type === 'ready'))
    }
  })
  afterAll(async () => {
    for (const page of pages) page.socket.terminate()
    await sockets?.close()
    await listener?.close(0)
    await platform?.close()
  })

  const heard = ({ told }: Page) => told.filter(({ type }) => type === 'announcementsChanged').length
  const everybodyHears = async (times: number) => {
    for (const page of pages) await page.until((each) => heard(each) === times)
  }
  const headlines = async (language = 'en') => {
    const { notices } = (await platform.call('announcements', { query: { language } })).value
    return notices.map(({ title }: { title: string }) => title)
  }

  test('at once, when it is published', async () => {
    const title = { en: 'The tables are open', ar: 'الطاولات مفتوحة' }
    const { value } = await platform.call('sandboxAnnounce', { body: { type: 'H', title } })
    expect(value.endsAt).toBeNull()
    await everybodyHears(1)
    expect(await headlines()).toContain(title.en)
    expect(await headlines('ar')).toContain(title.ar)
    // Without texts of its own a language has the English ones.
    expect(await headlines('km')).toContain(title.en)
  })

  test('when its time begins, and when that ends; not before', async () => {
    const title = { en: 'Happy hour' }
    await platform.call('sandboxAnnounce', { body: { type: 'H', title, after: 1, lasts: 2 } })
    expect(pages.map(heard)).toEqual([1, 1])
    expect(await headlines()).not.toContain(title.en)
    await everybodyHears(2)
    expect(await headlines()).toContain(title.en)
    await everybodyHears(3)
    expect(await headlines()).not.toContain(title.en)
  })

  test('a popup is for those that it names, and its text is sanitised', async () => {
    const body = {
      ...{ type: 'PU' as const, executions: ['B' as const, 'A' as const] },
      title: { en: 'Tonight' },
      content: { en: '<p onclick="x">Tonight</p><script>x</script>' },
    }
    const { id } = (await platform.call('sandboxAnnounce', { body })).value
    const query = { type: 'PU', execution: 'B', language: 'en' } as const
    const { rows } = (await platform.call('announcementList', { query })).value
    expect(rows[0]).toMatchObject({ id, executions: ['A', 'B'], content: '<p>Tonight</p>' })
  })
})
