/*
 * The site's service worker: it shows push notifications and nothing else. It is registered when they are turned on. No
 * file, no page and no answer of the platform is kept.
 */
importScripts('/push-worker.js')

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
