import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBrand } from './command/buildBrand.ts'
import { checkBrands } from './command/checkBrands.ts'
import { diffBrands } from './command/diffBrands.ts'
import { newBrand } from './command/newBrand.ts'
import { AskedWrongly, type Outcome } from './command/words.ts'

const help = `npm run brand -- <command>

  new <name> --accent <colour>     writes brands/<name>: a whole palette in both schemes, settings, pictures
      [--premium <colour>] [--title <name>] [--merchant-code <code>]
      [--radius square|soft|round] [--density compact|regular|roomy]
  check [names…] [--report]        what is missing, unknown or invalid, and each pair of colours below WCAG AA;
                                   all brands unless named; --report prints every pair
  build <name> [--out <folder>]    one brand.css, one brand.json and the pictures, in brands-dist/<name>
        [--into <built site>]      dresses a built site in the brand instead, without a build
  diff <one> <other>               which roles and settings differ

A brand is a name under brands/ or a path with a slash; --brands <folder> looks elsewhere.
Ends with 0 when all is good, 1 when a brand is not fit to ship, 2 when the command cannot be done.
`

function run(args: readonly string[]): Outcome {
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
      out: { type: 'string' },
      into: { type: 'string' },
      brands: { type: 'string', default: resolve(import.meta.dirname, '../../../../brands') },
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
  throw new AskedWrongly(`There is no command ${command.slice(0, 40)}.`)
}

function outcome(args: readonly string[]): Outcome {
  try {
    return run(args)
  } catch (error) {
    // A mistyped option, a folder that cannot be written: words for the person, not a stack.
    const words = error instanceof Error ? error.message : String(error)
    return {
      error: `${words}\n${error instanceof AskedWrongly ? '' : 'npm run brand -- --help tells what can be asked.\n'}`,
      code: 2,
    }
  }
}

const { out = '', error = '', code } = outcome(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
