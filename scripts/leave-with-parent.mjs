/** Preloaded into the platform by product.mjs: when the process that started it dies, even by SIGKILL, it stops too. */
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
process.stdin.on('error', () => {})
process.stdin.resume()
process.stdin.unref()
