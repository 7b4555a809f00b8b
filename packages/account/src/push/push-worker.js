/*
 * Push notifications of a service worker: both sites' workers import it. A notification has a title and the path of a
 * page of its site; a click opens that page.
 */
self.addEventListener('push', (event) => {
  const { id, title, link, language } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { tag: id, lang: language, dir: 'auto', data: { link } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { href, origin } = new URL(event.notification.data.link, location.origin)
  // A page of its own: what is typed in an open one stays.
  if (origin === location.origin) event.waitUntil(self.clients.openWindow(href))
})
