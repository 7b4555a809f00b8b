/**
 * Lighthouse's results for the sites on a phone: its scores, and the home page and the agents' door against the same
 * pages as static HTML, all in one run. Installing the workspace does not install Lighthouse and its hundred
 * packages: the repository's pnpm fetches the version below when this runs, and keeps it outside of the workspace.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { median } from '../../../tooling/bench.ts'
import { chromiumFlags } from '../../../tooling/chromiumFlags.ts'
import { startHomes, verdict } from './measuring/home.ts'

const version = '13.5.0'
const rounds = Number(process.env.ROUNDS ?? 3)
/** The repository's own Node and pnpm: an older one does not run Lighthouse. */
const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
const tool = new URL('../../../.tools/node_modules/.bin/pnpm', import.meta.url).pathname

/** What is measured for its scores alone, once. */
const routes = [
  { site: 'member', path: '/', language: 'en' },
  { site: 'member', path: '/', language: 'ar' },
  { site: 'member', path: '/promotions', language: 'km' },
  { site: 'member', path: '/helpmc', language: 'en' },
  { site: 'member', path: '/rng', language: 'km' },
  { site: 'agent', path: '/', language: 'en' },
] as const

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; weight: number }[]
      }
    >
  >
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number } | undefined>
  >
}

const folder = mkdtempSync(join(tmpdir(), 'baize-lighthouse-'))

/** One run of Lighthouse, with its default throttling: a slow 4G line and a phone, simulated. */
async function look(address: string, language: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const chrome = ['--headless=new', ...chromiumFlags, `--accept-lang=${language}`].join(' ')
  const headers = JSON.stringify({ 'accept-language': language })
  const settings = [`--chrome-flags=${chrome}`, `--extra-headers=${headers}`]
  await promisify(execFile)(
    tool,
    [
      'dlx',
      `lighthouse@${version}`,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      ...settings,
    ],
    {
      cwd: folder,
      env: { ...process.env, PATH: path, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  )
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

const score = (report: Report, name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
const value = (report: Report, name: string) => report.audits[name]?.numericValue ?? Number.NaN

/** The audits that take something from a score. */
const failing = (report: Report, name: string) =>
  (report.categories[name]?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
  )

/** The scores that no load of the machine changes. */
function scores(title: string, report: Report): void {
  for (const name of ['accessibility', 'best-practices', 'seo']) {
    const faults = failing(report, name)
    console.log(
      `${faults.length === 0 ? 'reached' : 'MISSED '}  ${`${title}, ${name}`.padEnd(58)} ${String(score(report, name)).padStart(8)}, reach 100${faults.map(({ id }) => `; ${id}`).join('')}`,
    )
  }
}

/** A page beside the same page as static HTML, in turn. */
async function against({
  title,
  ours,
  plain,
}: {
  title: string
  ours: string
  plain: string
}): Promise<void> {
  const figures = new Map<string, number[]>()
  const note = (name: string, figure: number) => figures.set(name, [...(figures.get(name) ?? []), figure])
  const figure = (name: string) => median(figures.get(name) ?? [])
  for (let round = 0; round < rounds; round += 1) {
    const pair = [
      ['ours', ours],
      ['plain', plain],
    ] as const
    for (const [name, address] of round % 2 ? pair.toReversed() : pair) {
      const report = await look(address, 'km')
      if (round === 0 && name === 'ours') scores(title, report)
      note(`performance ${name}`, score(report, 'performance'))
      note(`lcp ${name}`, value(report, 'largest-contentful-paint'))
      note(`blocking ${name}`, value(report, 'total-blocking-time'))
      note(`shift ${name}`, value(report, 'cumulative-layout-shift'))
    }
  }
  const performance = figure('performance ours')
  console.log(
    `${performance >= 98 ? 'reached' : 'MISSED '}  ${`${title}, performance`.padEnd(58)} ${String(performance).padStart(8)}, reach 98; static ${figure('performance plain')}`,
  )
  const paint = `${figure('lcp ours').toFixed(0)} ms, static ${figure('lcp plain').toFixed(0)} ms`
  verdict(`${title}, largest paint`, figure('lcp ours') / figure('lcp plain'), 1.1, 'x', paint)
  verdict(
    `${title}, layout shift`,
    figure('shift ours'),
    0.01,
    '',
    `static ${figure('shift plain').toFixed(3)}`,
  )
  const blocking = `${figure('blocking ours').toFixed(0)} ms, static ${figure('blocking plain').toFixed(0)} ms`
  const more = figure('blocking ours') - figure('blocking plain')
  verdict(`${title}, total blocking time beyond static`, more, 120, 'ms', blocking)
}

const homes = await startHomes(['agent'])
try {
  const pages = [
    { title: 'home in km', ours: homes.ours, plain: homes.plain },
    ...(homes.agent && homes.plainAgent
      ? [{ title: "agents' door in km", ours: homes.agent, plain: homes.plainAgent }]
      : []),
  ]
  console.log(`${rounds} rounds, medians; a machine that others use lengthens what blocks`)
  for (const page of pages) await against(page)
  for (const { site, path: route, language } of routes) {
    const base = site === 'member' ? homes.ours : homes.agent
    if (base === undefined) continue
    const report = await look(new URL(route, base).href, language)
    scores(`${site} ${route} in ${language}`, report)
    verdict(
      `${site} ${route} in ${language}, layout shift`,
      value(report, 'cumulative-layout-shift'),
      0.01,
      '',
    )
  }
} finally {
  await homes.close()
  rmSync(folder, { recursive: true })
}
