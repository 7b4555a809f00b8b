import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { debianProgram, type Program } from '../../../../scripts/debian.mjs'
import { freePort } from '../../../../scripts/postgres.mjs'

interface Started {
  readonly port: number
  stop(): Promise<void>
}

/**
 * A PgBouncer in front of a server, which assigns its connections by the transaction; as deploy/pgbouncer.ini has it.
 */
export async function startPooler(folder: string, serverUrl: string): Promise<Started> {
  const { hostname, port: serverPort } = new URL(serverUrl)
  const port = await freePort()
  const users = join(folder, 'users.txt')
  writeFileSync(users, '"baize" ""\n')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=baize`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 20',
      'max_client_conn = 1000',
    ].join('\n'),
  )
  // It refuses to run as root, and reads its files as the account that it changes to.
  for (const [path, mode] of [
    [folder, 0o755],
    [users, 0o644],
    [file, 0o644],
  ] as const)
    chmodSync(path, mode)
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  return started(debianProgram('pgbouncer'), ['-q', ...account, file], port)
}

/** An nginx that spreads requests over platforms, as deploy/nginx.conf does: hops, buffered bodies, WebSockets. */
export async function startBalancer(folder: string, platforms: readonly number[]): Promise<Started> {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  proxy_request_buffering on; client_max_body_size 6m; proxy_http_version 1.1;
  proxy_set_header Host $host; proxy_set_header Connection '';
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Request-Id $request_id;
  upstream platforms { ${platforms.map((each) => `server 127.0.0.1:${each};`).join(' ')} keepalive 64; }
  server { listen 127.0.0.1:${port}; keepalive_requests 10000000; location / { proxy_pass http://platforms; } }
}
`,
  )
  return started(debianProgram('nginx'), ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], port)
}

async function started({ path, env }: Program, args: readonly string[], port: number): Promise<Started> {
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2_000)
    })
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  const exited = once(child, 'exit').then(() => void process.off('exit', end))
  while (!(await answers(port))) {
    if (hasEnded(child)) throw new Error(`${path} did not start:\n${output}`)
    await pause(50)
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
