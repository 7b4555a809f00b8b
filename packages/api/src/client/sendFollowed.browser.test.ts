import { afterEach, expect, test, vi } from 'vitest'
import { uploadPicture } from '../calls/generated/calls.ts'
import { createClient } from './client.ts'
import { sendFollowed } from './sendFollowed.ts'
import { createSessionToken } from './session.ts'

const picture = { id: 'picture-1', url: '/uploads/picture-1', width: 4, height: 3, size: 10 }

/** Replaces the browser's own, whose progress depends on the line: it is sent in halves, and answered on demand. */
class HalvedRequest {
  static made: HalvedRequest[] = []
  static readonly text = JSON.stringify({ success: true, value: picture })
  static stays = false
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onabort?: () => void
  onerror?: () => void
  onloadend?: () => void
  status = 0
  statusText = ''
  responseText = ''
  withCredentials = false
  readonly headers = new Headers()
  opened: string[] = []
  sent: unknown
  constructor() {
    HalvedRequest.made.push(this)
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getAllResponseHeaders() {
    return 'date: Thu, 26 Nov 2026 09:00:00 GMT\r\nretry-after: 3\r\n'
  }
  send(body: unknown) {
    this.sent = body
    this.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 10 })
    this.upload.onprogress?.({ lengthComputable: false, loaded: 6, total: 0 })
    this.upload.onprogress?.({ lengthComputable: true, loaded: 10, total: 10 })
    if (HalvedRequest.stays) return
    queueMicrotask(() => {
      this.status = 200
      this.responseText = HalvedRequest.text
      this.onload?.()
      this.onloadend?.()
    })
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  HalvedRequest.made = []
  HalvedRequest.stays = false
})

const client = (credentials?: RequestCredentials) => {
  vi.stubGlobal('XMLHttpRequest', HalvedRequest)
  const token = createSessionToken()
  token.set('secret')
  return createClient({
    ...{ site: 'member', token, language: () => 'en' },
    ...(credentials ? { credentials } : {}),
  })
}
const file = new File(['0123456789'], 'receipt.png', { type: 'image/png' })

test('an upload reports how much has been sent, and is sent as any other call', async () => {
  const shares: number[] = []
  const value = await client().call(
    uploadPicture,
    { file },
    { onProgress: (share) => void shares.push(share) },
  )
  expect(value).toEqual(picture)
  expect(shares).toEqual([0.5, 1])
  const [made] = HalvedRequest.made
  expect(made?.opened).toEqual(['POST', uploadPicture.path])
  expect(made?.sent).toBe(file)
  expect(made?.headers.get('content-type')).toBe('image/png')
  expect(made?.headers.get('authorization')).toBe('Bearer secret')
  expect(made?.withCredentials).toBe(false)
})

test('cookies go to another origin where the client says so', async () => {
  await client('include').call(uploadPicture, { file }, { onProgress: () => {} })
  expect(HalvedRequest.made[0]?.withCredentials).toBe(true)
})

test('leaving the screen stops it', async () => {
  HalvedRequest.stays = true
  const stop = new AbortController()
  const sending = client().call(uploadPicture, { file }, { signal: stop.signal, onProgress: () => {} })
  await vi.waitFor(() => expect(HalvedRequest.made[0]?.sent).toBe(file))
  stop.abort()
  await expect(sending).rejects.toMatchObject({ code: 'cancelled', outcomeUnknown: true })
})

test('a slow line has as long as a file needs; one on which nothing moves is given up', async () => {
  HalvedRequest.stays = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sending = client().call(uploadPicture, { file }, { timeout: 1_000, onProgress: () => {} })
  const given = expect(sending).rejects.toMatchObject({ code: 'timeout', outcomeUnknown: true })
  await vi.waitFor(() => expect(HalvedRequest.made[0]?.sent).toBe(file))
  const [made] = HalvedRequest.made
  const stopped = vi.spyOn(made as HalvedRequest, 'abort')
  for (let loaded = 1; loaded < 10; loaded += 1) {
    made?.upload.onprogress?.({ lengthComputable: true, loaded, total: 10 })
    vi.advanceTimersByTime(900)
  }
  expect(stopped).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  await given
  expect(stopped).toHaveBeenCalled()
})

test('the browser’s own: a real response with its status and headers, and an error where there is none', async () => {
  const shares: number[] = []
  const answer = await sendFollowed(location.href, {}, (share) => void shares.push(share))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('<')
  await expect(sendFollowed('http://127.0.0.1:1/', {}, () => {})).rejects.toThrow(TypeError)
})

test('what was stopped before is not sent', async () => {
  vi.stubGlobal('XMLHttpRequest', HalvedRequest)
  await expect(sendFollowed('/', { signal: AbortSignal.abort() }, () => {})).rejects.toThrow('aborted')
  expect(HalvedRequest.made).toEqual([])
})
