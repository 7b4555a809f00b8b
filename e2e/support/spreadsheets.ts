import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { wireOf } from './amounts.ts'

/** Lines of cells, the first with the columns' names. */
export type Sheet = readonly (readonly string[])[]

/** Minutes by which the sandbox's zone is ahead of UTC: the zone of its days, on the screen and in its files. */
const zoneMinutes = 7 * 60

/** A table as a sheet: amounts as the wire writes them, moments and days as a file does. */
export async function tableSheet(table: Locator): Promise<Sheet> {
  const lines = await table.evaluate((node) =>
    [...node.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => ({
        text: (cell.textContent ?? '').trim(),
        time: cell.querySelector('time')?.dateTime ?? '',
      })),
    ),
  )
  const width = lines[0]?.length ?? 0
  return lines.filter((line) => line.length === width).map((line) => line.map(cellOf))
}

function cellOf({ text, time }: { text: string; time: string }): string {
  if (/^[+\-−–]?\s?\$/.test(text)) return wireOf(text)
  if (time === '') return text
  if (!text.includes(':')) return time.slice(0, 10)
  const local = new Date(Date.parse(time) + zoneMinutes * 60_000).toISOString()
  return local.slice(0, 19).replace('T', ' ')
}

/** Downloads the report that is open, by its menu. */
export async function download(page: Page, format: 'CSV' | 'XLSX'): Promise<Sheet> {
  await page.getByRole('button', { name: 'Download' }).click()
  return savedBy(page, format, page.getByRole('menuitem', { name: new RegExp(format) }))
}

/** The file that a click saves. */
export async function savedBy(page: Page, format: 'CSV' | 'XLSX', button: Locator): Promise<Sheet> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  const bytes = await readFile(await file.path())
  return format === 'CSV' ? readCsv(bytes.toString('utf8')) : readXlsx(bytes)
}

/** The files of the archive that a press saves, by their names. */
export async function archiveSavedBy(page: Page, button: Locator): Promise<Map<string, string>> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return unzip(await readFile(await file.path()))
}

function readCsv(text: string): Sheet {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  const lines: string[][] = [[]]
  const plain = text.replace(/^\uFEFF/, '')
  for (const [, quoted, bare = '', end] of plain.matchAll(cell)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end !== ',') lines.push([])
  }
  return lines.slice(0, -1)
}

/** The cells of a workbook's only sheet. */
function readXlsx(bytes: Buffer): Sheet {
  const files = unzip(bytes)
  const part = (name: RegExp) => [...files].find(([path]) => name.test(path))?.[1] ?? ''
  const shared = [...part(/sharedStrings/).matchAll(/<si\b.*?<\/si>/gs)].map(([text]) => textOf(text))
  const styles = part(/styles/)
  const formats = [...styles.matchAll(/<xf numFmtId="(\d+)"[^>]* xfId=/g)].map(
    ([, format]) => new RegExp(`numFmtId="${format}" formatCode="([^"]*)"`).exec(styles)?.[1],
  )
  const rows = [...part(/worksheets\/sheet1/).matchAll(/<row\b.*?<\/row>/gs)]
  const lines = rows.map(([row]) => {
    const cells: string[] = []
    for (const [, attributes = '', inside = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const [, letters = 'A'] = /\br="([A-Z]+)/.exec(attributes) ?? []
      const place = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      while (cells.length < place) cells.push('')
      const text = textOf(inside)
      const [, style = ''] = /\bs="(\d+)"/.exec(attributes) ?? []
      cells.push(
        /\bt="s"/.test(attributes) ? (shared[Number(text)] ?? '') : dated(text, formats[Number(style)]),
      )
    }
    return cells
  })
  // Cells that hold nothing are not written, and so a line may end before its row does.
  const width = lines[0]?.length ?? 0
  return lines.map((cells) => Array.from({ length: width }, (_, place) => cells[place] ?? ''))
}

/** A number whose format is one of dates, as the date that a spreadsheet shows. */
function dated(text: string, format = ''): string {
  if (!format.startsWith('yyyy')) return text
  const at = new Date(Math.round((Number(text) - 25_569) * 86_400) * 1_000).toISOString()
  return format.endsWith('ss') ? at.slice(0, 19).replace('T', ' ') : at.slice(0, 10)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(xml: string): string {
  return xml.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
}

/** The files of a ZIP archive, by their names, read from its directory. */
function unzip(data: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = data.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = data.readUInt32LE(end + 16)
  for (let left = data.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      data.readUInt16LE(at + offset),
    )
    const name = data.toString('utf8', at + 46, at + 46 + nameLength)
    const local = data.readUInt32LE(at + 42)
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28)
    const packed = data.subarray(start, start + data.readUInt32LE(at + 20))
    files.set(name, (data.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}

/** A sheet whose numbers are written in one way: a workbook keeps `5.00` as 5. */
export function plainNumbers(sheet: Sheet): Sheet {
  return sheet.map((line) => line.map((cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? String(Number(cell)) : cell)))
}

/** A sheet with its long numbers as a table shows them: by their end. */
export const shortNumbers = (sheet: Sheet): Sheet =>
  sheet.map((line) => line.map((cell) => cell.replace(/^[0-9a-f-]{28}([0-9a-f]{8})$/, '…\u2060$1')))
