import { parseArgs } from 'node:util'

const help = `npm run images -- [options]      images of stories in the matrix of modes, compared with the accepted ones

  --only <text>          stories whose title or name holds the text (again for more)
  --modes <set>          usual (default: every two settings meet), all (the whole matrix), or words: dark,phone
  --accept               takes what the images show now as accepted
  --baselines <folder>   where the accepted images are (default: .images/baselines)
  --storybook <place>    a static build's folder or the address of a running Storybook
                         (default: builds it; nothing is built anew where nothing changed)
  --jobs <number>        pages that are open at the same time (default: 2)

The report is .images/report/index.html. Ends with 0 where every image is as accepted (or accepted now), else with 1:
an image differs, is new or of a story that is gone, or a story failed; with 2 where an option is wrong.`

export interface ImageOptions {
  only: string[]
  modes: string
  accept: boolean
  baselines: string | undefined
  storybook: string | undefined
  jobs: number
}

/** Reads the command line; an invalid one returns a sentence, `--help` as the help. */
export function readOptions(
  args: readonly string[],
): { options: ImageOptions } | { say: string; code: number } {
  const wrong = (say: string) => ({ say: `${say}\n\n${help}`, code: 2 })
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        modes: { type: 'string', default: 'usual' },
        accept: { type: 'boolean', default: false },
        baselines: { type: 'string' },
        storybook: { type: 'string' },
        jobs: { type: 'string', default: '2' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { say: help, code: 0 }
    const jobs = Number(values.jobs)
    if (!Number.isInteger(jobs) || jobs < 1 || jobs > 16) return wrong('--jobs wants a number from 1 to 16.')
    const { only, modes, accept, baselines, storybook } = values
    return { options: { only, modes, accept, baselines, storybook, jobs } }
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error))
  }
}
