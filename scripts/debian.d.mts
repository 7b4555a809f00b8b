export type DebianProgram = 'nginx' | 'pgbouncer'
export interface Program {
  path: string
  env: Record<string, string>
}
/** A program that is there, and the environment that it starts with; undefined where it is not. */
export function knownProgram(name: DebianProgram): Program | undefined
/** The same, fetched into .tools first where it is not there. */
export function debianProgram(name: DebianProgram): Program
