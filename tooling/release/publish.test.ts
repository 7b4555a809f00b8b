import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { run } from '../../scripts/toolbox.mjs'
import { publishTarball } from './publish.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** What npm sends to publish: a document with the new versions and tags, and the tarballs. */
interface Document {
  'dist-tags': Record<string, string>
  versions: Record<string, object>
}

const folder = mkdtempSync(join(tmpdir(), 'baize-publish-'))
const published = new Map<string, Document>()
let server: Server
let registry: string
let env: Record<string, string>

/** A registry as npm knows one, in memory: documents by name are read and written. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.method === 'PUT') {
        published.set(name, JSON.parse(Buffer.concat(chunks).toString()) as Document)
        return response.writeHead(201).end('{}')
      }
      const known = published.get(name)
      response.writeHead(known ? 200 : 404).end(JSON.stringify(known ?? { error: 'not found' }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  registry = `http://127.0.0.1:${port}/`
  writeFileSync(join(folder, 'npmrc'), `//127.0.0.1:${port}/:_authToken=secret\n`)
  env = { NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'), NPM_CONFIG_CACHE: join(folder, 'cache') }
  const probe = join(folder, 'probe')
  mkdirSync(probe)
  writeFileSync(join(probe, 'package.json'), '{ "name": "@baize/probe", "version": "1.0.0-next.0" }')
  const packed = await run('npm', ['pack', '--pack-destination', folder], { cwd: probe, quiet: true, env })
  if (packed.code !== 0) throw new Error(packed.output)
})

afterAll(async () => {
  await new Promise((done) => server.close(done))
  rmSync(folder, { recursive: true, force: true })
})

describe('publishing', () => {
  const probe = { name: '@baize/probe', version: '1.0.0-next.0' }
  const publish = (to: string | undefined) =>
    publishTarball(join(folder, 'baize-probe-1.0.0-next.0.tgz'), { ...probe, registry: to, env })

  it('sends nothing in a dry run', async () => {
    expect(await publish(undefined)).toBe('would publish @baize/probe 1.0.0-next.0 as next')
    expect(published.size).toBe(0)
  })

  it('puts a version under the tag of its channel, and never a second time', async () => {
    expect(await publish(registry)).toBe('published @baize/probe 1.0.0-next.0 as next')
    const document = published.get('@baize/probe')
    expect(document?.['dist-tags']).toEqual({ next: '1.0.0-next.0' })
    expect(Object.keys(document?.versions ?? {})).toEqual(['1.0.0-next.0'])
    expect(await publish(registry)).toBe('@baize/probe 1.0.0-next.0 is published already')
  })

  it('says why a registry refused', async () => {
    await expect(
      publishTarball(join(folder, 'baize-probe-1.0.0-next.0.tgz'), {
        ...probe,
        registry: `${registry}nowhere/`,
        env: { ...env, NPM_CONFIG_FETCH_RETRIES: '0' },
      }),
    ).rejects.toThrow('npm publish of @baize/probe failed')
  })
})
