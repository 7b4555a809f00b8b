#!/usr/bin/env node
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBrand } from './command/buildBrand.ts'
import { checkBrands } from './command/checkBrands.ts'
import { diffBrands } from './command/diffBrands.ts'
import { exportBrand } from './command/exportBrand.ts'
import { importBrand } from './command/importBrand.ts'
import { newBrand } from './command/newBrand.ts'
import { AskedWrongly, commandName, type Outcome } from './command/output.ts'
import { publishBrand, rollBack } from './command/publishBrand.ts'
import { renameTokens } from './command/renameTokens.ts'
import { writeTypes } from './command/writeTypes.ts'

/** The brands of this repository; installed, those of the folder in which the command runs. */
const workspaceBrands = resolve(import.meta.dirname, '../../../../brands')
const inWorkspace = import.meta.filename.endsWith('.ts')

const help = `${commandName} <command>

  new <name> --accent <colour>     writes brands/<name>: a whole palette in both schemes, settings, pictures
      [--premium <colour>] [--title <name>] [--merchant-code <code>]
      [--radius square|soft|round] [--density compact|regular|roomy]
  check [names…] [--report]        what is missing, unknown or invalid, each pair of colours below WCAG AA, and
                                   fonts without letters of their languages; all brands unless named
  build <name> [--out <folder>]    brand.css, brand.json, pictures and fonts, in brands-dist/<name>
        [--into <built site>]      dresses a built site in the brand instead, without a build
  publish <name> --to <folder>     builds it into the folder that a running platform reads, which wears it from then on
      [--preview]                  builds it there, and says at which address it can be seen before it is worn
  rollback [version] --to <folder> has the version before worn again
  rename <paths…> [--dry-run]      the names that tokens have since 1.0.0, in brands, code and stylesheets;
                                   --dry-run says what it would change
  diff <one> <other>               which tokens and settings differ
  import <name> <files…>           makes a brand of files of Figma, Tokens Studio, Style Dictionary or the design-tokens
      [--tool <tool>] [--ignore <path>] [and what new takes]        format; the mapping is saved beside it
  export <name> [--as dtcg|figma|css] [--out <folder>]              its tokens for other tools, in brands-export/<name>
  types <name> [--out <file>]      a TypeScript module of the tokens that the brand has besides the roles

A brand is a name under brands/ or a path with a slash; --brands <folder> looks elsewhere.
Ends with 0 when all is good, 1 when a brand is not fit to ship, 2 when the command cannot be done.
`

async function run(args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      accent: { type: 'string' },
      premium: { type: 'string' },
      title: { type: 'string' },
      'merchant-code': { type: 'string' },
      radius: { type: 'string' },
      density: { type: 'string' },
      report: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      out: { type: 'string' },
      to: { type: 'string' },
      as: { type: 'string' },
      tool: { type: 'string' },
      ignore: { type: 'string', multiple: true },
      into: { type: 'string' },
      brands: { type: 'string', default: inWorkspace ? workspaceBrands : 'brands' },
      help: { type: 'boolean', default: false },
    },
  })
  const [command, ...names] = positionals
  if (values.help || command === undefined) return { out: help, code: values.help ? 0 : 2 }
  const brands = resolve(values.brands)
  if (command === 'new') return newBrand(brands, names, values)
  if (command === 'check') return checkBrands(brands, names, values.report)
  if (command === 'build') return buildBrand(brands, names, values.out, values.into)
  if (command === 'diff') return diffBrands(brands, names)
  if (command === 'publish') return publishBrand(brands, names, values.to, values.preview)
  if (command === 'rollback') return rollBack(names, values.to)
  if (command === 'rename') return renameTokens(names, values['dry-run'])
  if (command === 'import') return importBrand(brands, names, values)
  if (command === 'export') return exportBrand(brands, names, values.as, values.out)
  if (command === 'types') return writeTypes(brands, names, values.out)
  throw new AskedWrongly(`There is no command ${command.slice(0, 40)}.`)
}

async function outcome(args: readonly string[]): Promise<Outcome> {
  try {
    return await run(args)
  } catch (error) {
    // A mistyped option, a folder that cannot be written: words for the user, not a stack.
    const words = error instanceof Error ? error.message : String(error)
    return {
      error: `${words}\n${error instanceof AskedWrongly ? '' : `${commandName} --help lists the commands.\n`}`,
      code: 2,
    }
  }
}

const { out = '', error = '', code } = await outcome(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
