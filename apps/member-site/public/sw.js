/*
 * The site's service worker. It shows push notifications, and it keeps two kinds of things and nothing else: built
 * files, whose names change with their content, and the page that is shown without a connection. No answer of the
 * platform, no page and no money is ever kept. Open tabs go on with the files that they began with after a deploy;
 * `/?worker=off` takes it away for good.
 */
importScripts('/push-worker.js')

const store = 'baize-files-1'
const offlinePage = '/offline.html'
/** Files of deploys gone by make room for newer ones. */
const most = 300

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== store) await caches.delete(name)
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

/** The page as the platform sends it now; without a connection the one that says so. */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const offline = await caches.match(offlinePage)
    if (offline) return offline
    throw error
  }
}

async function file(request) {
  const cache = await caches.open(store)
  const known = await cache.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') {
    await cache.put(request.url, answer.clone()).catch(() => undefined)
    const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePage)
    for (const old of files.slice(0, Math.max(0, files.length - most))) await cache.delete(old)
  }
  return answer
}
