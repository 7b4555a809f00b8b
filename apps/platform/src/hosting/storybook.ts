import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { compression } from './compression.ts'
import { siteSecurity } from './security-headers.ts'
import type { Fetch } from './site.ts'
import { type ServingFiles, staticFiles } from './static-files.ts'

/**
 * The policy that Storybook works under. Its pages begin with inline scripts that it writes at the build, and its own
 * and our components' styles are added by scripts (`'unsafe-inline'`). Nothing of another origin loads but images in
 * stories; it frames itself and no other site frames it.
 */
const policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  frameSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
}

/** Storybook: static files, made by a build of ours, on an origin of its own. */
export function makeStorybook(dist: string, publicUrl: string): Fetch {
  const app = new Hono<ServingFiles>()
  app.use(siteSecurity(publicUrl, { contentSecurityPolicy: policy }))
  app.use(methodNotAllowed({ app }), etag(), compression())
  app.get('*', staticFiles(dist, { index: 'index.html' }))
  app.notFound((c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
  return app.fetch
}
