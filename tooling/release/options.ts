/** What `npm run release` does, by its arguments. */
import { parseArgs } from 'node:util'
import { PlainError } from '../../scripts/toolbox.mjs'

export const help = `npm run release                                    a dry run in a clone: versions, changelogs, build, check, what
                                                   would be published; nothing here changes
npm run release -- --version                       writes versions and changelogs here, from the changesets
npm run release -- --publish                       builds and checks the versions of this commit, and lists what npm
                                                   would publish
npm run release -- --publish --registry <url>      publishes them there, and tags the commit

  --channel <name>   versions of a pre-release channel, such as 1.0.0-next.0, published under that tag;
                     'stable' leaves the channel. @default the channel that is open, else stable`

export interface ReleaseOptions {
  readonly step: 'dry run' | 'version' | 'publish'
  /** The pre-release channel to be in; 'stable' for none; undefined for the one that is open. */
  readonly channel: string | undefined
  readonly registry: string | undefined
}

/** Undefined where the arguments request help. */
export function readOptions(args: readonly string[]): ReleaseOptions | undefined {
  const { version, publish, registry, channel, help: wantsHelp } = parse(args)
  if (wantsHelp) return undefined
  if (version && publish) throw new PlainError(`--version and --publish are two steps.\n\n${help}`)
  if (!publish && registry) throw new PlainError('--registry is for --publish: everything else stays here.')
  if (publish && channel)
    throw new PlainError('--channel is for --version: what is published has its version already.')
  if (channel !== undefined && !/^[a-z]+$/.test(channel))
    throw new PlainError(`${channel} is no channel: give a word of small letters, such as next.`)
  return { step: publish ? 'publish' : version ? 'version' : 'dry run', channel, registry }
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        version: flag,
        publish: flag,
        help: flag,
        registry: { type: 'string' },
        channel: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : error}\n\n${help}`)
  }
}

/** The tag that npm publishes a version under: its channel, or latest. */
export function tagOf(version: string): string {
  return /^\d+\.\d+\.\d+-([a-z]+)\.\d+$/.exec(version)?.[1] ?? 'latest'
}

/** What has to be said to changesets to be in a channel; nothing where it is open already. */
export function channelCommand(wanted: string | undefined, open: string | undefined): string[] | undefined {
  if (wanted === undefined || wanted === (open ?? 'stable')) return undefined
  if (wanted === 'stable') return ['pre', 'exit']
  if (open !== undefined)
    throw new PlainError(`The channel ${open} is open: release it as stable before ${wanted} begins.`)
  return ['pre', 'enter', wanted]
}
