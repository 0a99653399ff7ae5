#!/bin/bash
# Health check of a container, without a new Node or mongosh each time: asks <path> of <port> here by HTTP and wants a
# 200. The images have neither curl nor wget; bash speaks TCP by itself. mongod answers a GET as well.
set -eu
exec 3<> "/dev/tcp/127.0.0.1/$1"
printf 'GET %s HTTP/1.1\r\nHost: health\r\nConnection: close\r\n\r\n' "$2" >&3
read -r -t 2 _ status _ <&3
[ "$status" = 200 ]
