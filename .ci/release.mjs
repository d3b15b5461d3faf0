// `node .ci/release.mjs sdk-v1.0.0` checks that the package has the version of the tag, and that the changelog has a
// section for this version with a date. A pre-release needs no such section. Prints the package's folder and npm tag as
// outputs of a GitHub Actions step.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import console from 'node:console';
import process from 'node:process';

const folders = { sdk: 'sdk', mock: 'mocks', server: '.' };

const [tag = ''] = process.argv.slice(2);
const [, name, version] = /^(sdk|mock|server)-v(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/.exec(tag) ?? [];
const fail = (problem) => {
  console.error(`${tag} cannot be released: ${problem}`);
  process.exit(1);
};

if (version === undefined) fail('a tag must be sdk-v, mock-v or server-v, followed by a version');
const folder = folders[name];
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
if (manifest.version !== version) fail(`${join(folder, 'package.json')} has the version ${manifest.version}`);
const isPreRelease = version.includes('-');
const changelog = join(folder, 'CHANGELOG.md');
const [, heading] = new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?(?![\\w.-])(.*)$`, 'm').exec(
  readFileSync(changelog, 'utf8'),
) ?? [null, ''];
if (!isPreRelease && !/\d{4}-\d{2}-\d{2}/.test(heading)) fail(`${changelog} has no section for ${version} with a date`);
console.log(`folder=${folder}\nnpm-tag=${isPreRelease ? 'next' : 'latest'}`);
