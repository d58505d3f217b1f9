"""
Runs OpenStack Swift in one process, for the tests: its proxy with S3's protocol, and the servers behind it.

    python3 test-swift.py FOLDER < pipe

FOLDER holds the configurations that test-swift.ts writes. It ends when its standard input does.
"""

import sys

import eventlet
import eventlet.wsgi
from eventlet.hubs import trampoline
from swift.common import utils, wsgi


class Cache:
    """What Swift asks of memcached, without expiry: nothing here lives that long."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_options):
        return self.values.get(key)

    def set(self, key, value, **_options):
        self.values[key] = value

    def delete(self, key, **_options):
        self.values.pop(key, None)


def cache_factory(_global_conf, **_local_conf):
    cache = Cache()

    def wrap(app):
        def call(environ, start_response):
            environ["swift.cache"] = cache
            return app(environ, start_response)

        return call

    return wrap


def serve(folder, name):
    """As swift.common.wsgi.run_server does, but for its hub, of which a process has one."""
    path = "%s/%s.conf" % (folder, name)
    conf, _logger, log_name = wsgi._initrp(path, name + "-server")
    app = wsgi.loadapp(path, global_conf={"log_name": log_name})
    eventlet.spawn(
        eventlet.wsgi.server,
        wsgi.get_socket(conf),
        app,
        utils.NullLogger(),
        custom_pool=wsgi.RestrictedGreenPool(size=1024),
        protocol=wsgi.SwiftHttpProtocol,
        capitalize_response_headers=False,
    )


if __name__ == "__main__":
    utils.eventlet_monkey_patch()
    utils.SWIFT_CONF_FILE = sys.argv[1] + "/swift.conf"
    for server in ("account", "container", "object", "proxy"):
        serve(sys.argv[1], server)
    trampoline(0, read=True)
