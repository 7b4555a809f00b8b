/** The workspace's root folder. */
export const root: string
export const toolsFolder: string
/** Node 24, whichever Node runs the script. */
export const houseNode: string
/** Where Chromium is; undefined where there is none. */
export function chromiumPath(): string | undefined
export function shellPath(): string
/** Runs a command to its end; with `quiet` its output is collected, with `heard` shown too. Never throws. */
export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string>; quiet?: boolean; heard?: boolean },
): Promise<{ code: number; output: string }>
/** `1.4 s`, or `2 min 05 s`. */
export function spent(milliseconds: number): string
/** An error that a person can act on: shown without a stack. */
export class PlainError extends Error {}
/** Runs a command's main function; a plain error ends it with its words and code 1. */
export function main(work: () => Promise<void> | void): Promise<void>
