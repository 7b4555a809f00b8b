/** Installs what is missing on this machine: Node and packages, and from Debian Chromium and PostgreSQL if wanted. */
export function setup(wanted?: { chromium?: boolean; postgres?: boolean }): Promise<void>
/** The `bin` folder of PostgreSQL's server programs, or undefined where none is installed. */
export function postgresBin(): string | undefined
